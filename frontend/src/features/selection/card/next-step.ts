import type { CandidateAssessment, CandidateCard } from '@/api/words';
import { text as filterText } from '@/features/selection/filters/text';
import { assessmentWords, closesIn } from '@/features/selection/rules';
import { text } from '@/features/selection/text';

export type NextStep = {
  words: string;
  /** Whether it will be too late soon, or something has gone wrong. */
  isUrgent: boolean;
  /** The assessment that it concerns. */
  title?: string;
};

const words = text.next;

type Stepping = Pick<CandidateCard, 'column' | 'state' | 'assessment' | 'facts'>;

/** Invitations that led to no result. */
const lost: readonly CandidateAssessment['state'][] = [
  'declined',
  'expired',
  'cancelled',
  'bounced',
];

function ofAssessment(assessment: CandidateAssessment, now: Date): NextStep {
  const { title } = assessment;
  const days = closesIn(assessment, now);
  if (days !== null) return { words: text.closesIn(days), isUrgent: true, title };
  return { words: assessmentWords(assessment), isUrgent: lost.includes(assessment.state), title };
}

function ofShortlisted({ assessment }: Stepping): NextStep {
  if (assessment === null) return { words: words.shortlisted, isUrgent: false };
  const { title, state, fineness } = assessment;
  if (fineness !== null) return { words: words.result, isUrgent: false, title };
  return { words: assessmentWords(assessment), isUrgent: lost.includes(state), title };
}

function ofInterview({ facts: { scorecards } }: Stepping): NextStep {
  const { submitted, asked } = scorecards;
  const said = asked === 0 ? words.interview : filterText.scorecardsIn(submitted, asked);
  return { words: said, isUrgent: false };
}

/** The next step of an application, as far as its card knows. */
export function nextStep(card: Stepping, now: Date): NextStep {
  const { column, state, assessment } = card;
  if (column === 'shortlisted') return ofShortlisted(card);
  if (column === 'assessment' && assessment !== null) return ofAssessment(assessment, now);
  if (column === 'interview') return ofInterview(card);
  if (column === 'released') return { words: words.released, isUrgent: false };
  if (column === 'selected') return { words: words.selected, isUrgent: false };
  if (column === 'offered') return { words: words.offered, isUrgent: false };
  if (column === 'accepted') return { words: words.accepted, isUrgent: false };
  return { words: text.states[state], isUrgent: false };
}
