/** Words of a scenario. */
export const text = {
  loading: 'Opening the scenario',
  tasks: 'Tasks',
  states: {
    locked: 'Locked',
    open: 'Open',
    skipped: 'Skipped',
    passed: 'Core passed',
    solved: 'Accepted',
  },
  taskName: (position: number, title: string) => `Task ${position}: ${title}`,
  taskPoints: (points: string, weight: number) => `${points} of ${weight} points`,
  lockedReason: 'Unlocks when the previous task’s core tests pass, or when you skip it.',
  lockedSignedOut: 'Log in to work on the tasks in their order.',
  total: 'Total',
  totalPoints: (points: string) => `${points} of 100 points`,
  skip: 'Skip (keep points so far)',
  skipped: (title: string) => `Skipped. ${title} is open now.`,
  skipFailed: 'The task could not be skipped right now; try again.',
  elapsed: 'Time since you began',
  solvedIn: 'Solved in',
  about: 'Scenario',
  statement: 'Statement',
  submissions: 'Submissions',
  regression: 'Regression',
  regressionNone:
    'Submitting for a later task runs the tests of earlier tasks again. The results appear here.',
  regressionLead:
    'The tests of the earlier tasks, run again on this program. The best result of every task counts, so nothing is lost.',
  regressionFailed: 'The results of the earlier tasks could not be loaded.',
  again: (places: readonly number[]) =>
    places.length === 1
      ? `Task ${places.join()} runs again`
      : `Tasks ${places.join(', ')} run again`,
  case: 'Input',
  sample: (title: string) => `Sample: ${title}`,
  own: 'Own input',
  cut: 'Only the first 4 KiB of the output are kept, so the output shown may end early.',
  points: (points: number) => `${points} of 100 points`,
} as const;
