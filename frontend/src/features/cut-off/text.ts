import type { CutOffComparison } from '@/api/words';

import type { Filter } from './rules';

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);
const results = (count: number) => (count === 1 ? '1 result' : `${count} results`);

/** What the cut-off of an assessment says. */
export const text = {
  title: 'Cut-off',
  lead: 'A line and a filter in the list of results. Nobody is declined automatically; people decide.',
  failed: 'The cut-off could not be loaded.',
  label: 'Cut-off (fineness)',
  slider: 'Cut-off, as a slider',
  notChosen: 'No cut-off',
  hint: '0 to 1000. Leave it empty for no line.',
  problem: 'Enter a whole number from 0 to 1000, or leave it empty.',
  takes: 'Take earlier results',
  takesHint:
    'Candidates who have a result for the same tasks within the days of the retake rule can share it instead of taking this again.',
  save: 'Save',
  saved: 'Saved.',
  saveFailed: 'Nothing was saved. Your choice is still here.',
  stale: 'A colleague changed this in the meantime. Load it again, then choose.',
  reload: 'Load again',
  readOnly: 'Owners and recruiters choose the cut-off.',
  unchanged: 'There is nothing to save.',
  preview: (at: number) => `At ${at}`,
  waiting: 'Counting…',
  previewFailed: 'The preview of this cut-off could not be calculated.',
  passing: 'Pass',
  passingOf: (passing: number, of: number) => `${passing} of ${results(of)}`,
  rate: 'Predicted selection rate',
  rateNone: 'No results yet.',
  equal: 'Treat as equal',
  equalOf: (count: number, sem: number) => `${results(count)} within ±${sem} (SEM)`,
  equalUnknown: (from: number) =>
    `SEM not yet estimated: it takes ${from} attempts. Until then it is not known which results are equal to the cut-off.`,
  equalList: 'Results to treat as equal',
  equalMore: (count: number) => `${count} more are not listed.`,
  impact: 'Impact ratios',
  impactNone: (together: number, fewest: number) =>
    `Not counted yet: groups are counted once ${together} more people have a result, and shown with at least ${fewest} people each.`,
  impactOf: (count: number, day: string) =>
    `From ${people(count)} counted together on ${day}, by self-identification. Nobody sees a single answer.`,
  countedAt: (at: number) => `Counted at ${at}, the nearest cut-off that reveals no single answer.`,
  silence: {
    small_groups: (fewest: number) =>
      `Not shown: fewer than two groups have ${fewest} people, or showing them would reveal a smaller one.`,
    none_near: () =>
      'Not shown: no cut-off near this one can be counted without revealing single answers.',
  } satisfies Record<NonNullable<CutOffComparison['silence']>, (fewest: number) => string>,
  caption: (question: string) => `Pass rate by ${question}`,
  heads: ['People', 'Pass'] as const,
  filter: 'Show results',
  filters: {
    all: 'All',
    passing: 'At the cut-off or above',
    equal: 'Equal to it',
    below: 'Below',
  } satisfies Record<Filter, string>,
  line: (at: number) =>
    `Cut-off ${at}: the results above this line reach it. Nobody is declined automatically.`,
  isEqual: 'Equal to the cut-off',
  none: 'No result fits this filter.',
};
