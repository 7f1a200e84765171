import type { ReviewSheet } from '@/api/words';

/** What the reviews of a report say. */
export const text = {
  section: 'Team reviews',
  failed: 'The reviews could not be loaded.',
  forbidden: 'Reviews are for those who look after candidates.',
  lead: 'Rate what you have seen before you read what others have. There is no sum: people decide. The candidate reads what is said of them in their export, without your name.',
  questions: 'What to ask',
  none: 'No program was sent, so there is nothing to ask about.',
  sheets: {
    code: { title: 'Code review', lead: 'Read the code on your own, without the score of others.' },
    walk_through: {
      title: 'Interview: walk me through',
      lead: 'The candidate explains their own program. Ask everybody the same questions.',
    },
    changed_requirement: {
      title: 'Interview: change the requirement',
      lead: 'The candidate changes their own program for a new requirement. Ask everybody the same questions.',
    },
  } satisfies Record<ReviewSheet, { title: string; lead: string }>,
};
