import type { WaitingApplicant } from '@/api/words/slates';

const kinds: Record<WaitingApplicant['kind'], string> = {
  review: 'Released, and nobody has moved them for seven days',
  scorecard: 'You met them. Your scorecard is not in',
};

/** Words of the applicants who wait for the reader. */
export const text = {
  title: 'Waiting for you',
  list: 'Applicants who wait for you, the longest waiting first',
  kinds,
  failed: 'The applicants who wait for you could not be loaded.',
} as const;
