/** Words of sending an assessment to many people. */
import type { SendOutcome } from '@/api/words';

const outcomes: Record<SendOutcome, string> = {
  invited: 'Invited',
  already_invited: 'Already invited',
  cooling_down: 'Cooling down',
  opted_out: 'Stopped your invitations',
  undeliverable: 'Undeliverable',
  repeated: 'Repeated',
  over_quota: 'Over the quota',
  invalid: 'Invalid row',
};

/** The extra time of those whose row has none. */
const extraOf = (percent: number) =>
  percent === 0 ? 'no extra time' : `the assessment’s ${percent}%`;

export const text = {
  title: 'Send assessment',
  lead: (title: string) => `Invite people to “${title}”.`,
  steps: 'Steps',
  step: { people: 'People', rules: 'Rules', message: 'Message', review: 'Review' },
  back: 'Assessments',
  next: 'Continue',
  previous: 'Back',
  choose: 'Which assessment?',
  chooseEmpty: 'Create an assessment first.',
  create: 'New assessment',
  loadFailed: 'Could not load your assessments. Try again.',
  notYours: 'This page belongs to another company',
  notYoursDetail: 'Only members of a company can send its assessments.',
  home: 'Go to your dashboard',
  locked: 'Your company cannot send assessments yet',
  toTab: 'Open Assessment',
  notReady: 'You can’t invite anyone to this assessment at the moment. Its page says why.',
  toAssessment: 'Open the assessment',
  finishFirst: (step: string) => `Complete the step “${step}” first.`,
  people: {
    label: 'Who would you like to invite?',
    hint: 'One person per line: an address, “Name <address>”, or columns with address, name and extra time in percent. Several addresses on a line are several people. Up to 500.',
    file: 'Open a CSV file',
    fileHint: 'Its rows are added to the list above, where you can correct them.',
    fileTooLarge: 'This file is larger than 512 KB. Up to 500 rows fit; nothing above was changed.',
    fileUnreadable: 'This file is not text. Save the table as CSV. Nothing above was changed.',
    fileGuessed: 'Check names with accents: the file doesn’t say how its letters are stored.',
    added: (file: string, count: number) =>
      count === 1 ? `1 row of ${file} added.` : `${count} rows of ${file} added.`,
    undo: 'Undo',
    chooseFirst: 'Choose the columns of the list above before you add a file.',
    columnsOf: (file: string) => `Columns of ${file}`,
    addRows: 'Add these rows',
    addNothing: 'Cancel',
    none: 'Enter at least one address.',
    noneReadable: 'No row can be read. Correct what is marked below.',
    tooMany: (count: number) =>
      `These are ${count} rows; up to 500 can be invited at once. Remove ${count - 500}.`,
    chooseColumns: 'Choose the column that holds the addresses.',
    columns: 'Columns',
    column: { email: 'Address', name: 'Name', accommodation: 'Extra time (%)' },
    noColumn: 'Not in this file',
    counts: {
      valid: (count: number) => `${count} valid`,
      doubled: (count: number) => `${count} duplicate`,
      unclear: (count: number) => `${count} unclear`,
      broken: (count: number) => `${count} invalid`,
    },
    answer: (count: number) =>
      count === 1
        ? '1 row can be read in two ways. Choose below what is meant, or correct it here.'
        : `${count} rows can be read in two ways. Choose below what is meant, or correct them here.`,
    questions: 'Which name belongs to which address?',
    settle: 'Invite these addresses without names',
    settled: 'The list now has one person per line.',
    unclear: (count: number) =>
      count === 1
        ? 'Write the name before the address, in quotes where it holds a comma, and extra time last.'
        : `These are ${count} addresses, and it is not clear which name belongs to which. Write one person per line.`,
    twoExtras: (row: number) =>
      `Row ${row} has the same address and other extra time. Correct one of them.`,
    noAddress: 'This is not an e-mail address.',
    unseen: 'It contains an invisible character.',
    longAddress: 'The address is too long.',
    longName: 'The name is too long.',
    extraProblem: 'Extra time is a whole number of percent.',
    wide: 'This row has more cells than the header. A cell that holds the separator needs quotes.',
    problems: 'Rows that cannot be read',
    doubles: 'Rows that repeat an address',
    row: (number: number) => `Row ${number}`,
  },
  rules: {
    opens: 'Opens',
    opensHint: (zone: string) => `In your time zone (${zone}). Leave empty to open now.`,
    opensFar: 'Choose a time within 60 days.',
    closes: 'Closes',
    closesHint: (days: number) => `Leave empty for ${days} days after it opens. At most 60 days.`,
    closesEarly: 'Choose a time at least an hour after it opens.',
    closesFar: 'Choose a time within 60 days of opening.',
    extra: 'Extra time for everyone (%)',
    extraHint: (percent: number) =>
      `Leave empty for ${extraOf(percent)}. Values in the list override this. Nobody else sees it: not in the report, not in your colleagues’ lists.`,
    extraProblem: 'Choose 0, or 10 to 300 percent.',
  },
  mail: {
    title: 'Preview',
    look: 'How to show the e-mail',
    looks: { designed: 'As sent', plain: 'Plain text' },
    from: 'From',
    replyTo: 'Replies go to',
    subject: 'Subject',
    frame: (subject: string) => `E-mail: ${subject}`,
    loading: 'Loading the preview',
    failed: 'The preview could not be loaded. Your text is safe.',
    wrong: 'The preview appears once the window, the extra time and the message are correct.',
    test: 'Send a test to me',
    testHint: (email: string) => `Goes to ${email}. Nobody is invited.`,
    unverified: 'Confirm your e-mail address first.',
    tested: (email: string) => `Test sent to ${email}.`,
    testFailed: 'The test could not be sent. Try again.',
    many: 'You have sent many tests. Try again later.',
  },
  message: {
    label: 'Your message',
    hint: 'It is part of the e-mail, after the first sentence. You can use {name}, {company}, {assessment} and {deadline}.',
    tooLong: 'Use at most 2,000 characters.',
    unknown: (variable: string) =>
      `There is no variable ${variable}. Use {name}, {company}, {assessment} or {deadline}.`,
  },
  review: {
    checking: 'Checking the list',
    checkFailed: 'The list could not be checked. Your text is safe; try again.',
    window: 'Open from',
    now: 'now',
    until: 'until',
    left: (count: number) => `Your company can send ${count} more invitations today.`,
    overLimit: (count: number, left: number) =>
      `These are ${count} invitations; ${left} are left today. Remove some rows, or send the rest tomorrow.`,
    mail: 'E-mail to the first person',
    rows: 'Result for each row',
    number: 'Row',
    person: 'Person',
    extra: 'Extra time',
    extraOf: (percent: number | null) => (percent === null ? '' : `${percent}%`),
    outcome: 'Result',
    why: 'Why',
    save: (count: number) =>
      count === 1
        ? 'Download the row that is not invited'
        : `Download the ${count} rows not invited`,
    will: {
      ...outcomes,
      invited: 'Will be invited',
    } satisfies Record<SendOutcome, string>,
    done: outcomes,
    untilDay: (day: string) => `until ${day}`,
    send: (count: number) => (count === 1 ? 'Send 1 invitation' : `Send ${count} invitations`),
    nobody: 'Nobody on this list can be invited.',
    usedUp: (quota: number, plan: string, day: string) =>
      `Nothing can be sent: the ${quota} monthly invitations of the ${plan} plan are used up until ${day}. Support can change the plan or grant more.`,
    over: (count: number) =>
      count === 1
        ? '1 row is over the quota. It stays on your list.'
        : `${count} rows are over the quota. They stay on your list.`,
    sendFailed: 'Nothing was sent. Your text is safe; try again.',
    confirmTitle: (count: number) =>
      count === 1 ? 'Send 1 invitation?' : `Send ${count} invitations?`,
    confirm: 'The e-mails are sent immediately. You can cancel an invitation until it is started.',
    confirmSend: 'Send',
    keep: 'Not yet',
  },
  sent: {
    title: (count: number) => (count === 1 ? '1 person invited' : `${count} people invited`),
    lead: 'The e-mails are on their way.',
    again: 'Send to more people',
    toList: 'See the invitations',
  },
  stop: {
    title: 'Stop invitations',
    ask: (company: string, email: string) =>
      `Stop ${company} from inviting ${email} to assessments? Invitations you already have stay valid.`,
    stop: (company: string) => `Stop invitations from ${company}`,
    stopped: (company: string) =>
      `Stopped. ${company} can no longer invite you. You can allow it again here.`,
    allow: 'Allow invitations again',
    unknown: 'This link is not valid. Open the newest e-mail you have from the company.',
    failed: 'Nothing was changed. Try again.',
    loading: 'Loading',
  },
} as const;
