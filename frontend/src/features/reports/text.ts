import type { ResultDecision } from '@/api/words/decisions';
import type { AttemptVerification } from '@/api/words/integrity';
import type { ToReader } from '@/facts/reader';

type Verification = Exclude<AttemptVerification, 'unexamined'>;

const verifications: Record<Verification, { label: string; detail: ToReader | null }> = {
  under_review: {
    label: 'Under review',
    detail: {
      you: 'A reviewer is looking at this attempt. You’ll be asked first, and your score doesn’t change.',
      others:
        'A reviewer is looking at this attempt. The candidate is asked first, and the score doesn’t change.',
    },
  },
  verified: { label: 'Verified', detail: null },
  not_verified: {
    label: 'Not verified',
    detail: {
      you: 'A reviewer has decided that the rules were broken. Your score doesn’t change, and you can appeal once.',
      others:
        'A reviewer has decided that the rules were broken. The score doesn’t change, and the candidate can appeal once.',
    },
  },
  appealed: {
    label: 'Appealed',
    detail: {
      you: 'You have appealed the decision “not verified”. Assay decides.',
      others: 'The candidate has appealed the decision “not verified”. Assay decides.',
    },
  },
};

const decisions: Record<ResultDecision, string> = {
  undecided: 'Waiting',
  advanced: 'Advanced',
  held: 'On hold',
  declined: 'Declined',
};

/** Words of the report and of the page that explains the score. */
export const text = {
  verifications,
  decisions,
  back: 'Assessment',
  dashboard: 'Dashboard',
  adminDashboard: 'Admin dashboard',
  trail: 'Breadcrumb',
  reportOf: 'Your report',
  sections: 'Sections of the report',
  chooseTask: 'Choose a task',
  earlier: (day: string, elsewhere: boolean) =>
    `Result of an earlier attempt, taken ${day}, used at the candidate’s request.${elsewhere ? ' Its recordings are not shown.' : ''}`,
  yours:
    'This is your report. The company sees the same one, plus Similarity and team reviews, which are for the company alone.',
  visibleWithoutCompany: {
    you: 'Visible to you and the Assay admin',
    others: 'Visible to the candidate and the Assay admin',
  },
  visibleTo: (company: string) => ({
    you: `Visible to you, ${company} and the Assay admin`,
    others: `Visible to ${company}, the candidate and the Assay admin`,
  }),
  testsLeftOut: 'The link doesn’t include the tests.',
  codeLeftOut: 'The link doesn’t include the code.',
  print: 'Print or PDF',
  share: 'Share',
  submittedAt: 'Submitted',
  judging: 'Being judged',
  judgingHelp: 'The last submissions are being judged. This page updates automatically.',
  judgedAgainHelp: {
    you: 'Part of this attempt is being judged again. Until that is done, this page shows the last result. If the score changes, you are notified.',
    others:
      'Part of this attempt is being judged again. Until that is done, this page shows the last result. If the score changes, the candidate is notified.',
  },
  graded: 'Graded',
  voided: 'Voided',
  voidedHelp: (reason: string) => ({
    you: `Voided: ${reason} Something went wrong on our side, so this attempt doesn’t count. You can take the assessment again.`,
    others: `Voided: ${reason} Something went wrong on our side, so this attempt doesn’t count. The candidate can take the assessment again.`,
  }),
  summary: 'Summary',
  tasks: 'Tasks',
  showHead: 'Show details',
  hideHead: 'Hide details',
  hallmarks: 'Hallmarks',
  maker: (name: string) => `Maker's mark: ${name}`,
  finenessMark: (value: number | null) =>
    value === null ? 'Fineness mark: not graded yet' : `Fineness mark: ${value} of 1000`,
  officeMark: (day: string) => `Office mark: Assay, set of ${day}`,
  dateMark: (month: string) => `Date mark: ${month}`,
  ofThousand: (value: number) => `${value} of 1000`,
  notGraded: 'Not graded yet',
  fineness: 'fineness',
  signedIn: 'verified e-mail',
  setOf: (day: string) => `set of ${day}`,
  dateLetter: (letter: string) => `date letter ${letter}`,
  score: 'Score',
  finenessTitle: 'Fineness',
  finenessHelp: 'Parts per thousand of all points',
  correctness: 'Correctness',
  correctnessHelp: 'Core and edge points',
  performance: 'Performance',
  performanceHelp: 'Points for large input',
  notComparable: 'Not comparable across assessments.',
  skills: 'Skill areas',
  skillsHelp: 'Share of the points of the tasks that use the skill',
  nothingSolved: 'Nothing solved',
  medianOf: (people: number, median: string) => `Median of ${people}: ${median}`,
  percentile: (people: number, percentile: number) =>
    `Percentile ${percentile} among ${people} people`,
  medianLegend: (people: number) => `Median of ${people}`,
  tooFew: (people: number, least: number) =>
    `Medians appear after ${least} people have taken this assessment (${people} so far).`,
  noSkills: 'The problems of this assessment don’t list any skill areas.',
  streak: (name: string, value: string, label: string) => `${name}: ${value}, ${label}`,
  taskTable: 'Tasks and their points',
  task: 'Task',
  hiddenTests: 'Hidden tests',
  hiddenCount: (passed: number, total: number) => `${passed} of ${total}`,
  slowest: 'Slowest test',
  weight: 'Weight',
  points: 'Points',
  drawnFrom: (problems: number) => `Drawn from ${problems} problems`,
  notAttempted: 'Not attempted',
  notAttemptedHelp: 'Nothing was submitted for this task. It counts as 0 points.',
  ofHundred: (points: number) => `${points} of 100`,
  weightedMean: 'Fineness is the weighted mean of the tasks',
  runsAndSubmissions: (runs: number, submissions: number) =>
    `${runs} ${runs === 1 ? 'run' : 'runs'}, ${submissions} ${submissions === 1 ? 'submission' : 'submissions'}`,
  group: 'Group',
  groupPassed: 'Passed',
  groupFailed: 'Failed',
  groupNotRun: 'Not run',
  groupSummary: (points: number, weight: number) => `${points} of ${weight} points`,
  noPoints: 'No points',
  testNumber: (number: number) => `Test ${number}`,
  groupTests: (name: string) => `Tests in group ${name}`,
  test: 'Test',
  verdict: 'Verdict',
  cpu: 'CPU',
  memory: 'Memory',
  input: 'Input',
  expected: 'Expected',
  got: 'Got',
  noOutput: 'No output',
  showSample: (name: string) => `Show ${name}`,
  code: (title: string) => `Submitted code for ${title}`,
  codeHeading: 'Code of the best submission',
  rail: 'More about this report',
  conditions: 'Conditions',
  duration: 'Time given',
  used: 'Time used',
  languages: 'Languages used',
  judge: 'Judge',
  notYet: 'Not judged yet',
  formula: 'Formula',
  setMade: 'Set assembled',
  setChecksum: 'Set checksum',
  grading: 'Grading',
  gradingNumber: (generation: number) =>
    generation === 1 ? 'Graded once' : `Graded ${generation} times`,
  howScored: 'How this is scored',
  receipt: 'Receipt',
  started: 'Started',
  submitted: 'Submitted',
  signedGrade: 'Signed grade',
  signedGradeHelp:
    'A file that records what was judged, with which tools and limits, and the result of each test. Its signature shows that this server wrote it and that nothing has changed since. It contains no hidden tests.',
  downloadGrade: 'Download grade',
  downloadBundle: 'Grade and code',
  downloadFailed: 'The file could not be downloaded. Nothing is lost; try again.',
  signedGradeKeys: 'Anyone can check it without us:',
  publicKeys: 'public keys',
  reader: {
    about: 'About this report',
    assay:
      'Assay sets coding assessments for companies. Each program is run on tests that the candidate cannot see.',
    fineness:
      'Fineness is the share of all points, in parts per thousand: 1000 is everything solved, and slow solutions lose points. It cannot be compared with another assessment.',
    more: 'About Assay',
    check: 'Check this grade',
    checkHelp:
      'Assay signs every grade. Ask the candidate for the file “Signed grade” of this report and choose it here. This browser checks it with the public keys of Assay; the file is not uploaded.',
    file: 'Signed grade',
    choose: 'Choose the file',
    checkFailed: 'The file could not be checked. Try again.',
    verdicts: {
      genuine: 'Genuine. Assay signed this grade, and it says the same as this report.',
      of_another: 'Assay signed this grade, but it is not the grade of this report.',
      forged: 'Not genuine. The file was changed after it was signed.',
      unknown_key: 'Not genuine. It was not signed with a key of Assay.',
      unreadable: 'This is not a signed grade. Choose the file that begins with “assay-grade”.',
      unsupported: 'This browser cannot check signatures. Use a current version of it.',
    },
  },
  recorded: 'What was recorded',
  agreed: 'What the candidate agreed to',
  playback: 'Playback',
  playbackMissing: {
    you: 'Playback was not recorded for this attempt: you were not asked to agree to it.',
    others:
      'Playback was not recorded for this attempt: the candidate was not asked to agree to it.',
  },
  playbackHelp: 'How each answer was written, with runs and submissions.',
  openPlayback: 'Open the playback',
  readCode: 'Read the final code',
  integrity: 'Integrity',
  integrityHelp: 'The findings in the recording, the answer and the decision.',
  integrityMissing: 'No signals were looked for in this attempt.',
  openIntegrity: 'Open integrity',
  together: 'A coding task is a work sample. It is most useful alongside a structured interview.',
  loading: 'Loading the report',
  loadFailed: 'The report could not be loaded. Nothing is lost; try again.',
  notFoundTitle: 'Report not found',
  notFound: 'The link may be mistyped, or the report is not shared with this account.',
  notFoundAction: 'Go to your dashboard',
  email: 'E-mail',
} as const;
