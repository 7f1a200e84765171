import type { ReviewSheet } from '@/api/words';

/** What the reviews of a report say. */
export const text = {
  section: 'Team reviews',
  failed: 'The reviews could not be loaded.',
  forbidden: 'Reviews are for team members who manage candidates.',
  lead: 'Write your review before you read the others. Scores aren’t added up; people decide. Candidates can see your comments in their data export, without your name.',
  view: 'What to show',
  views: { sheets: 'Scorecards', code: 'Code' },
  noCode: 'No program was submitted for this task.',
  questions: 'What to ask',
  none: 'No program was submitted, so there is nothing to ask about.',
  sheets: {
    code: {
      title: 'Code review',
      lead: 'Read the code on your own, without seeing others’ scores.',
    },
    walk_through: {
      title: 'Interview: walk me through',
      lead: 'The candidate explains their own program. Ask everyone the same questions.',
    },
    changed_requirement: {
      title: 'Interview: change the requirement',
      lead: 'The candidate changes their own program for a new requirement. Ask everyone the same questions.',
    },
  } satisfies Record<ReviewSheet, { title: string; lead: string }>,
};
