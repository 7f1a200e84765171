/** How high a card is: by what it says, so that a column knows where each stands without drawing it. */
import type { CandidateCard } from '@/api/words';

/** Between a card and the next. */
export const GAP_REM = 0.375;

/** Borders, padding and the line of the name; then a line of small words, and the one with the score. */
const [FRAME_REM, LINE_REM, SCORE_REM] = [2.875, 1.375, 1.625];

type Measured = Pick<
  CandidateCard,
  'assessment' | 'available_from' | 'column' | 'facts' | 'headline'
>;

/** A streak with the space below it, and the space around them all. */
const [STREAK_REM, STREAKS_REM] = [0.3125, 0.375];

/** The most skill areas that a card has streaks of. */
const MOST_STREAKS = 5;

/** The skill areas of a result of which a card has streaks: those that the report has first. */
export const streaksOf = ({ assessment }: Pick<CandidateCard, 'assessment'>) =>
  (assessment?.skills ?? []).slice(0, MOST_STREAKS);

/** Whether a card has a line with a score or with scorecards. */
export const hasScoreLine = ({ assessment, column, facts }: Measured): boolean =>
  (assessment !== null && assessment.fineness !== null) ||
  (facts.scorecards.asked > 0 && column !== 'interview');

/** The height of a card in rem; the headline stands only where a column is wide. */
export function cardRem(card: Measured, isWide: boolean): number {
  const lines = [true, true, card.available_from !== null, !isWide && card.headline !== null];
  const score = hasScoreLine(card) ? SCORE_REM : 0;
  const streaks = streaksOf(card).length;
  const gold = streaks === 0 ? 0 : streaks * STREAK_REM + STREAKS_REM;
  return FRAME_REM + lines.filter(Boolean).length * LINE_REM + score + gold;
}

/** Where each card begins, and after the last where the list ends, in rem. */
export function cardTops(cards: readonly Measured[], isWide: boolean): number[] {
  const tops = [0];
  let end = 0;
  for (const card of cards) {
    end += cardRem(card, isWide) + GAP_REM;
    tops.push(end);
  }
  return tops;
}
