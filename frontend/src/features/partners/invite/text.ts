import type { StudentInvitationOutcome, StudentInvitationStanding } from '@/api/words/scores';

const outcomes: Record<StudentInvitationOutcome, string> = {
  invited: 'Invited',
  already_invited: 'You have invited this address before',
  already_student: 'Already your student',
  repeated: 'Same address as a row above',
  stopped: 'Doesn’t want invitations from partners',
  bad_address: 'Not an e-mail address',
  bad_name: 'Not a name: use letters only, at most 80',
  over_day: 'Over the limit for today',
  over_all: 'Over your limit',
};

const standings: Record<StudentInvitationStanding, string> = {
  invited: 'Invited',
  joined: 'Joined',
  stopped: 'Stopped',
  undeliverable: 'Undeliverable',
};

/** Words of inviting students by e-mail, and of stopping that. */
export const text = {
  outcomes,
  standings,
  title: 'Invite students',
  lead: 'We e-mail them our own text with your name and your link.',
  back: 'All students',
  form: {
    label: 'Who would you like to invite?',
    hint: 'One person per line: an address, “Name <address>”, or the columns of a spreadsheet. Up to 500.',
    file: 'Open a CSV file',
    fileHint: 'Its rows are added to the list above, where you can correct them.',
    fileTooLarge: 'This file is larger than 512 KB. Nothing above was changed.',
    fileUnreadable: 'This file is not text. Save the table as CSV. Nothing above was changed.',
    fileGuessed: 'Check names with accents: the file doesn’t say how its letters are stored.',
    rule: 'Invite only people who expect it. Each address gets one e-mail from you and can stop more. Addresses that already have an account get none; we don’t reveal which.',
    none: 'Enter at least one address.',
    tooMany: (count: number) =>
      `These are ${count} people; up to 500 can be invited at once. Remove ${count - 500}.`,
    counts: (people: number, problems: number) => {
      const ready = people === 1 ? '1 person to invite' : `${people} people to invite`;
      if (problems === 0) return `${ready}.`;
      return `${ready}, ${problems === 1 ? '1 row' : `${problems} rows`} to correct.`;
    },
    problems: 'Rows to correct',
    row: (number: number) => `Row ${number}`,
    noAddress: 'No e-mail address.',
    unclear: 'Which name belongs to which address is not clear. Write one person per line.',
    submit: (count: number) => (count === 1 ? 'Invite 1 person' : `Invite ${count} people`),
    submitNobody: 'Invite',
    confirmTitle: (count: number) => (count === 1 ? 'Invite 1 person?' : `Invite ${count} people?`),
    confirm: 'The e-mails are sent immediately and cannot be taken back.',
    send: 'Send',
    keep: 'Not yet',
    failed: 'Nothing was sent. Your list is still here; try again.',
    suspended: 'Nothing was sent: you are suspended.',
  },
  result: {
    title: 'Result',
    caption: 'What happened to each row',
    number: 'Row',
    person: 'Person',
    outcome: 'Result',
    done: (count: number) => (count === 1 ? '1 person invited.' : `${count} people invited.`),
    kept: 'Rows that you can correct or send later are still in the list.',
  },
  list: {
    title: 'Invited so far',
    caption: 'People you invited',
    empty: 'You haven’t invited anyone yet.',
    note: 'Someone who hides their name from you stays “Invited” after signing up.',
    person: 'Person',
    standing: 'State',
    invited: 'Invited',
    reminded: 'Last reminder',
    none: '–',
    reminders: (count: number) => `${count} of 3`,
    remind: 'Send a reminder',
    askTitle: 'Remind everyone who hasn’t joined?',
    ask: 'An address is reminded at most once in 7 days and 3 times in all. Those that have an account get no e-mail.',
    cancel: 'Not now',
    nobody:
      'No one to remind. Everyone was invited or reminded within the last 7 days, or 3 times.',
    sent: (count: number) =>
      count === 1 ? '1 reminder is on its way.' : `${count} reminders are on their way.`,
    more: 'Send again to remind the rest.',
    failed: 'No reminder was sent. Try again.',
  },
  stop: {
    title: 'Stop invitations from partners',
    ask: (partner: string, email: string) =>
      `${partner} invited ${email} to Assay. Stop invitations from this and all other partners?`,
    stop: 'Stop invitations',
    stopped: 'Stopped. No partner can invite this address any more. You can allow it again here.',
    allow: 'Allow invitations again',
    unknown: 'This link is not valid. Open the newest e-mail you have from the partner.',
    failed: 'Nothing was changed. Try again.',
  },
} as const;
