/** Words of how long people wait for support. */
export const text = {
  open: 'Answer times',
  title: 'Answer times',
  lead: 'The last twelve weeks. Each conversation is counted in the week in which it began (UTC).',
  failed: 'The times could not be loaded.',
  answer: 'First answer',
  resolution: 'Resolution',
  none: 'Nothing in these weeks yet.',
  week: 'Week from',
  median: 'Half (median)',
  p90: 'Nine in ten (90th percentile)',
  summary: (count: number, median: string, p90: string, week: string) =>
    `${count} in twelve weeks. Week from ${week}: median ${median}, 90th percentile ${p90}.`,
  seconds: (count: number) => `${count} s`,
  minutes: (count: number) => `${count} min`,
  hours: (count: string) => `${count} h`,
  days: (count: string) => `${count} d`,
} as const;
