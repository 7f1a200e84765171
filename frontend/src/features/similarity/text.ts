/** Words about how much programs are like others. None of them says who wrote what. */
export const text = {
  title: 'Similarity',
  lead: 'The program that counts for each task, compared with other programs for the same problem. It is not part of the score.',
  failed: 'The comparison could not be loaded. Try again.',
  notAgreed: 'Not compared: the text that the candidate agreed to doesn’t mention it.',
  nothingYet: 'Nothing submitted, or not compared yet',
  outcome: {
    unreadable: 'The program could not be read, so it was not compared',
    too_short: 'Too short to compare',
  },
  noMatch: 'No match',
  compared: (others: number, solutions: number) =>
    `Compared with ${others} ${others === 1 ? 'program' : 'programs'} of other candidates and ${solutions} published ${solutions === 1 ? 'solution' : 'solutions'}.`,
  comparedAll: 'Programs of other companies’ candidates are included but not shown.',
  tooShortHelp: (least: number) =>
    `Fewer than ${least} fingerprints are the candidate’s own: any two such programs can be alike.`,
  alike: (percent: string) => `${percent} alike`,
  with: {
    same_company: (name: string) => `with the program of ${name}`,
    other_company: 'with a program from outside your own attempts',
    published: 'with a published solution of the problem',
  },
  order: {
    own_first: 'This program was sent first.',
    other_first: 'The other program was sent first.',
  },
  orderHelp: 'Being sent first doesn’t mean being written first.',
  cluster: (matches: number) => `One of ${matches} linked matches.`,
  open: 'Compare side by side',
  openMatch: (task: string, percent: string) => `Compare side by side: ${task}, ${percent} alike`,
  benign:
    'Programs can be alike for good reasons: a well-known algorithm, the same textbook, a task that leaves little choice. Ask the candidate before you draw any conclusion.',

  sideTitle: (candidate: string, task: string) => `${candidate}, ${task}: two programs`,
  back: 'Back to the report',
  notFoundTitle: 'Match not found',
  notFound: 'It may have been removed with the other program, or the address is mistyped.',
  own: (candidate: string) => `Program of ${candidate}`,
  theirs: 'The other program',
  published: 'Published solution',
  withheldTitle: 'Not shown',
  withheld:
    'This program belongs to an attempt at another company’s assessment. Neither it nor its candidate is shown to you.',
  figures: 'Figures',
  similarity: 'Similarity',
  threshold: 'A match from',
  fingerprints: 'Fingerprints',
  fingerprintsOf: (own: number, other: number) => `${own} here, ${other} there`,
  longest: 'Longest run in both',
  sent: 'Sent',
  otherSent: 'Other one sent',
  fragments: 'Matching pieces',
  noFragments: 'No piece is long enough to be shown.',
  fragment: (number: number) => `Piece ${number}`,
  lines: (from: number, to: number) => (from === to ? `line ${from}` : `lines ${from} to ${to}`),
  both: (own: string, other: string) => `${own} here, ${other} there`,
  otherReport: 'Open the other report',
} as const;
