export const text = {
  title: 'Generators',
  hint: 'Programs that write inputs. generators.yaml names the program of each test and its arguments; {seed} is a number that stays the same for the same line.',
  verify:
    'Verify runs each of them twice in the sandbox, answers their tests with an accepted solution, and stores the results with this version. Manual changes to these tests are overwritten.',
  begin: 'Add a generator',
  made: 'generated',
  waiting: (count: number) =>
    count === 1
      ? '1 test is generated when you verify.'
      : `${count} tests are generated when you verify.`,
} as const;
