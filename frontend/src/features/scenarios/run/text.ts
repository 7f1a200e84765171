/** Words of the table of a run. */
export const text = {
  tab: 'Run as a table',
  region: 'The program’s output as a table',
  noTable: 'The first line of this input names no task, so it has no table.',
  empty: 'This output has nothing to show in the table.',
  notRun: 'Run the samples, or your own input, to see what your program prints.',
  none: 'no response',
  noFault: 'not named',
  columns: {
    exchange: ['No.', 'Request', 'Response'],
    timed: ['No.', 'Arrives, takes', 'Request', 'Answered', 'Response'],
    faults: ['Line', 'Event', 'Fault printed'],
    history: ['Window or event', 'Printed, in order'],
  },
  span: (at: string, takes: string) => `${at}, ${takes} ms`,
  window: (shop: string, start: string) => `${shop}, from ${start}`,
  event: (id: string) => `event ${id}`,
  tooMany: (shown: number) => `The first ${shown} rows.`,
} as const;
