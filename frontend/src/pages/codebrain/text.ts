/** Words of the finish page. */
export const text = {
  finishedTitle: 'You have finished',
  timeUpTitle: 'The time ran out',
  ending: {
    title: 'What was submitted',
    by: {
      candidate: 'You finished the attempt.',
      timeout: 'The time ran out.',
      void: 'The attempt was voided while you were working.',
    },
    sentBy: {
      candidate: 'Your latest code was submitted when you finished.',
      timeout: 'Your latest code was submitted when the time ran out.',
      void: 'Your latest code was submitted when the attempt was voided.',
    },
    before: 'You had submitted your code before.',
    nothing: 'Nothing was submitted.',
    task: (position: number, title: string) => `${position} ${title}`,
  },
  submittedTo: (company: string) => `Submitted to ${company} on`,
  judging: 'Your last submissions are being judged. This usually takes a minute or two.',
  graded:
    'Your report is ready: the hidden tests have been judged and the score calculated with a public formula.',
  ahead: (company: string) => [
    'Hidden tests are judged, and the score is calculated with a public formula.',
    `You and ${company} then see the same report. Similarity and team reviews are for ${company} alone.`,
    `${company} decides what comes next. No one is rejected by a score alone.`,
  ],
  aheadOfGraded: (company: string) => [
    `${company} sees the same report as you, plus Similarity and team reviews, which are for ${company} alone.`,
    `${company} decides what comes next. No one is rejected by a score alone.`,
  ],
  aheadForPartner: (partner: string) => [
    'Hidden tests are judged, and the score is calculated with a public formula.',
    'Only you can read the report.',
    `${partner} counts how many people have finished. They see your name and score only if you share them.`,
  ],
  aheadOfVoided: (company: string) => [
    'You have a new invitation by e-mail: start whenever it suits you.',
    `Your code stays in the report, which ${company} sees as you do. It doesn’t count.`,
  ],
  whatNext: 'What happens next',
  receiptHelp: 'Keep this number: it proves what was submitted and when.',
  openReport: 'Open your report',
  watchReport: 'Watch the report fill in',
  dashboard: 'Go to your dashboard',
} as const;
