/** Words of the tests pane, the console and the list of submissions. */
export const text = {
  tests: 'Tests',
  ownInput: 'Own input',
  console: 'Console',
  history: 'Submissions',
  runSamples: 'Run samples',
  runInput: 'Run with this input',
  submit: 'Submit',
  running: 'Running',
  nothingYet: 'Run the samples to see each test here. Submit judges the hidden tests.',
  waiting: 'Waiting for the first test',
  samplesOnly: 'Input and output are shown for samples only.',
  input: 'Input',
  expected: 'Expected',
  yours: 'Yours',
  errorOutput: 'Error output',
  noOutput: 'No output',
  stepsOnly:
    'Their CPU time and memory are shown in fifths of the limit, as exact figures would reveal the input.',
  cpu: 'CPU time',
  memory: 'Memory',
  group: 'Group',
  number: 'Number',
  groupPassed: (passed: number, total: number) => `${passed} of ${total} passed`,
  groupPoints: (given: number | null, weight: number) =>
    given === null ? `${weight} points` : `${given} of ${weight} points`,
  notScored: 'not scored',
  testNumber: (number: number) => `Test ${number}`,
  firstDifference: (line: number) => `First difference on line ${line}.`,
  toLine: (line: number) => `Show line ${line} in the editor`,
  compileMessage: 'Compiler message',
  consoleEmpty: 'Compiler messages and error output appear here.',
  ownInputLabel: 'Input for your program',
  ownInputHint: 'Up to 64 KiB. It is not scored.',
  ownOutput: 'Output',
  ownOutputEmpty: 'Run to see what your program prints.',
  historyEmpty: 'Nothing has been submitted for this task yet.',
  run: 'Run',
  submission: 'Submission',
  regression: 'Regression',
  share: 'Share of the points',
  open: 'Show results',
  restore: 'Restore to editor',
  restored: 'The submitted code is back in the editor. Undo restores what was there before.',
  points: (points: number) => `${points} of 100 points`,
  bestCounts: (points: number) => `best ${points} counts`,
  best: (points: number | null) => (points === null ? 'No points yet' : `Best: ${points} of 100`),
  sendFailed: 'It was not sent. Your code is safe here; try again.',
  tooMany: (seconds: number | null) =>
    seconds === null
      ? 'Too many runs in a short time. Wait a moment, then try again.'
      : `Too many runs in a short time. Try again in ${seconds} s.`,
  crowded: (seconds: number | null) =>
    seconds === null
      ? 'Many programs are waiting for the judge. Your code is safe; try again in a minute.'
      : `Many programs are waiting for the judge. Your code is safe; try again in ${seconds} s.`,
  inFlight: 'The last submission for this task is still being judged.',
  closed: 'Time is up. Nothing more can be submitted.',
  offline: 'You are offline. Your code is safe here; send it when the connection is back.',
  judgeError:
    'The judge failed. That never counts against you; your code will be judged again automatically.',
} as const;
