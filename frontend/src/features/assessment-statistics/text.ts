/** Words about how well an assessment measures. */
export const text = {
  title: 'How it measures',
  lead: 'The first graded attempt of each person. Updated the night after a new grade.',
  none: 'There are no grades yet.',
  tooFewForTasks: (people: number, least: number) =>
    `${people} of the ${least} people needed before tasks are shown.`,
  tooFew: (people: number, least: number) =>
    `Standard error not yet estimated: ${people} of the ${least} people needed.`,
  same: 'Standard error not estimated: all scores are the same, or there is only one group of tests.',
  reliable: (sem: number, alpha: string) =>
    `Standard error of a score: ${sem} points. Cronbach’s α: ${alpha}.`,
  caption: 'Tasks and their groups of tests',
  item: 'Task or group',
  task: (position: number, title: string) => `${position}  ${title}`,
  facility: 'Points reached',
  facilityHelp: 'The mean share of the points that people reached.',
  discrimination: 'Discrimination',
  discriminationHelp:
    'The correlation with the points of everything else: whether people who do well elsewhere do well here.',
  infit: 'Infit',
  infitHelp: 'How well the results fit a Rasch model; 1.00 is what it expects.',
  drawn: (problems: number) => `One of ${problems} problems`,
  variant: (share: string, error: string, people: number) =>
    `${share} of the points reached, with a standard error of ${error}, by ${people.toLocaleString('en')} people`,
  variantTooFew: (people: number, least: number) =>
    `Not yet estimated: ${people} of the ${least} people needed.`,
  remarks: 'To look at',
  remarkWords: {
    too_easy: 'too easy',
    too_hard: 'too hard',
    tells_little: 'tells few people apart',
    unexpected: 'unexpected results',
  },
  scores: {
    title: 'Scores',
    chart: 'People by score',
    score: 'Score',
    people: 'People',
    failed: 'The scores could not be loaded. Try again.',
    tooFew: (people: number, least: number) =>
      `${people} of the ${least} people needed before scores are shown together.`,
    summary: (people: number, median: number) =>
      `${people.toLocaleString('en')} people, the first graded attempt of each. The median is ${median} of 1000.`,
    error: (sem: number) => `The standard error of a score is ${sem} points.`,
    noError: 'The standard error of a score is not yet estimated.',
    mark: (median: number, sem: number) =>
      `The line above the columns: the median, ${median}, with one standard error, ${sem}, on each side.`,
  },
  failed: 'The statistics could not be loaded. Try again.',
} as const;
