import type { CandidateCard } from '@/api/words';
import type { CandidateAssessed } from '@/api/words/hiring/slates';
import { nameOf } from '@/features/selection/rules';
import { text } from '@/features/selection/text';
import { text as sending } from '@/features/sending/text';

/** Who was not invited, in the order in which they were asked for. */
export const leftOut = (rows: readonly CandidateAssessed[]): CandidateAssessed[] =>
  rows.filter(({ card }) => card === null);

/** Why somebody was not invited; a day is said in the viewer's zone. */
export function whyNot(row: CandidateAssessed, dayOf: (at: string) => string): string {
  const { outcome, until, detail } = row;
  if (outcome === null) return detail ?? text.assess.failed;
  const said = sending.review.done[outcome];
  if (until !== null) return `${said} ${text.assess.until(dayOf(until))}`;
  return detail === null ? said : `${said}: ${detail}`;
}

/** A result that somebody already has. */
type Finished = {
  id: string;
  name: string;
  fineness: number;
  at: string | null;
  report: string | null;
};

/** The result that somebody has of this very assessment, if any. */
export function finishedOf(card: CandidateCard, assessment: string | undefined): Finished[] {
  const last = card.assessment;
  if (last === null || last.fineness === null || last.assessment_id !== assessment) return [];
  const { fineness, submitted_at: at, report_id: report } = last;
  return [{ id: card.id, name: nameOf(card), fineness, at, report }];
}
