/** Words of the buttons that fix what the checklist finds. */
export const text = {
  write: 'Write it',
  addSample: 'Add a sample',
  addTest: 'Add a test',
  addSolution: 'Add a solution',
  chooseLicence: 'Choose a licence',
  open: 'Open',
  verify: 'Verify',
  share: 'Share out 100 points',
  core: 'Run it after the core groups',
  expect: 'Expect it to fail the edge group',
  raise: (seconds: number) => `Raise the limit to ${seconds.toLocaleString('en')} s`,
  fill: 'Fill in the answers from your solution',
  replace: 'Replace every answer',
  replaceTitle: 'Replace every answer?',
  replaceDetail:
    'Your first accepted solution answers every input again. Answers that are there now are overwritten.',
  replaceCancel: 'Keep the answers',
  filling: 'Your solution is running. The answers appear here when it is done.',
  noInputs: 'Add a test input first.',
  noSolution: 'Add an accepted solution first.',
  failed: 'The answers could not be filled in.',
} as const;
