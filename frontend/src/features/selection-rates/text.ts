import type { SelfIdGroup, SelfIdQuestion } from '@/api/words';

/** What selection rates say. */
export const text = {
  title: 'Selection rates',
  lead: 'Shows whether groups of applicants were selected at similar rates, by self-identification. It is optional for applicants, and nobody sees a single answer.',
  waiting: (day: string) =>
    `The rates are counted once, after ${day}, when every application is decided.`,
  late: 'The rates are counted once every application is decided.',
  counted: (day: string, applicants: number) =>
    `Counted on ${day} from ${applicants === 1 ? '1 application' : `${applicants} applications`} that were not withdrawn. The numbers are final.`,
  rule: 'A ratio below four fifths of the highest rate is flagged. A flag is a reason to review how you selected; with few people it means little.',
  failed: 'The selection rates could not be loaded.',
  selection: 'Selected',
  scoring: 'Scored above the median',
  scoringNote: (scored: number) =>
    `Of ${scored} applicants with an assessment result, the share that scored above the median of all.`,
  tooFew: 'Not shown: fewer than two groups can be compared without revealing a small one.',
  hidden: (groups: string) =>
    `Not shown: ${groups}. A group of fewer than five people is left out, and so is another that would reveal it.`,
  captions: {
    selection: (question: string) => `Selection by ${question}`,
    scoring: (question: string) => `Scores above the median by ${question}`,
  },
  columns: {
    group: 'Group',
    applied: 'Applied',
    scored: 'Scored',
    selected: 'Selected',
    above: 'Above median',
    rate: 'Rate',
    ratio: 'Ratio',
    finding: 'Four-fifths rule',
  },
  flagged: 'Below four fifths',
  fine: 'At least four fifths',
  uncompared: 'Not compared',
  questions: {
    gender: 'Gender',
    race: 'Race or ethnicity',
    disability: 'Disability',
    veteran: 'Veteran status',
  } satisfies Record<SelfIdQuestion, string>,
  groups: {
    woman: 'Women',
    man: 'Men',
    nonbinary: 'Non-binary people',
    hispanic_or_latino: 'Hispanic or Latino',
    white: 'White',
    black: 'Black or African American',
    asian: 'Asian',
    native_american: 'American Indian or Alaska Native',
    pacific_islander: 'Native Hawaiian or other Pacific Islander',
    two_or_more: 'Two or more races',
    disability: 'With a disability',
    no_disability: 'Without a disability',
    veteran: 'Protected veterans',
    no_veteran: 'Not protected veterans',
    unsaid: 'Did not say',
  } satisfies Record<SelfIdGroup, string>,
} as const;
