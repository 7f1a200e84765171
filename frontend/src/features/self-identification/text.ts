import type { SelfIdDisability, SelfIdGender, SelfIdRace, SelfIdVeteran } from '@/api/words';

const undisclosed = 'Prefer not to say';

/** What self-identification says. */
export const text = {
  title: 'Self-identification',
  why: 'Optional. It helps companies check that their hiring is fair.',
  who: 'No company and no administrator reads your answers.',
  what: 'A company sees only numbers for groups of at least five people, once, at least 30 days after its role has closed.',
  change: 'You can change or delete your answers at any time.',
  unanswered: 'No answer',
  failed: 'Your answers could not be loaded. Nothing is lost.',
  save: 'Save answers',
  nothingToSave: 'Nothing has changed.',
  saved: 'Answers saved',
  saveFailed: 'Your answers were not saved. They are still on this page; try again.',
  stale: 'Your answers were changed in another window.',
  reload: 'Load them again',
  remove: 'Delete answers',
  removeAsk: {
    title: 'Delete your answers?',
    detail: 'They can’t be restored. You can answer again.',
    confirm: 'Delete answers',
    cancel: 'Keep them',
  },
  removed: 'Answers deleted',
  removeFailed: 'Your answers could not be deleted. Try again.',
  questions: {
    gender: 'Gender',
    race: 'Race or ethnicity',
    disability: 'Disability',
    veteran: 'Veteran status',
  },
  hints: {
    race: 'In the categories of the United States’ form EEO-1.',
    disability: 'A condition that you have, or have had, and that limits a major life activity.',
    veteran: 'A protected veteran under United States law.',
  },
  gender: {
    woman: 'Woman',
    man: 'Man',
    nonbinary: 'Non-binary',
    undisclosed,
  } satisfies Record<SelfIdGender, string>,
  race: {
    hispanic_or_latino: 'Hispanic or Latino',
    white: 'White',
    black: 'Black or African American',
    asian: 'Asian',
    native_american: 'American Indian or Alaska Native',
    pacific_islander: 'Native Hawaiian or other Pacific Islander',
    two_or_more: 'Two or more races',
    undisclosed,
  } satisfies Record<SelfIdRace, string>,
  disability: {
    disability: 'Yes',
    no_disability: 'No',
    undisclosed,
  } satisfies Record<SelfIdDisability, string>,
  veteran: {
    veteran: 'Yes',
    no_veteran: 'No',
    undisclosed,
  } satisfies Record<SelfIdVeteran, string>,
  invite: {
    lead: 'Would you answer four questions for fairness statistics? They are optional and not part of your application.',
    open: 'See the questions',
  },
} as const;
