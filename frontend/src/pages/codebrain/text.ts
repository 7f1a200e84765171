/** Words of the finish page. */
export const text = {
  finishedTitle: 'You have finished',
  submittedOn: (when: string, company: string) => `Submitted ${when} to ${company}.`,
  judging: 'Your last submissions are being judged. This takes a minute or two.',
  graded: 'Your report is ready.',
  next: (company: string) => [
    'Hidden tests are judged and the score is worked out, by a public formula.',
    `You and ${company} then see the same report.`,
    `${company} decides what comes next. No one is rejected by a score alone.`,
  ],
  receiptHelp: 'Keep this number: it proves what was submitted and when.',
  openReport: 'Open your report',
  watchReport: 'Watch the report fill in',
  dashboard: 'Go to your dashboard',
} as const;
