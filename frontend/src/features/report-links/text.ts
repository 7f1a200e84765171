import type { ReportLinkState, ReportSection } from '@/api/words';

const sections: Record<ReportSection, string> = {
  name: 'Your name',
  tests: 'Test results',
  code: 'Your code',
  playback: 'Playback',
  integrity: 'Integrity',
  assistant: 'Assistant',
};

const hints: Record<ReportSection, string> = {
  name: 'Without it, the page says “Candidate”.',
  tests: 'Verdict, time and memory of each test',
  code: 'The submission that counts for each task',
  playback: 'How you wrote each answer, where it was recorded',
  assistant: 'Your questions to the AI assistant and its answers, where there was one',
  integrity: 'The findings in the recording, your answer and the decision',
};

const states: Record<ReportLinkState, string> = {
  active: 'Active',
  used: 'Opened',
  expired: 'Expired',
  exhausted: 'No views left',
  revoked: 'Revoked',
};

const companySections: Record<ReportSection, string> = {
  name: 'Name of the candidate',
  tests: 'Test results',
  code: 'Code',
  playback: 'Playback',
  integrity: 'Integrity',
  assistant: 'Assistant',
};

const companyHints: Record<ReportSection, string> = {
  name: 'Without it, the page says “Candidate”.',
  tests: 'Verdict, time and memory of each test',
  code: 'The submission that counts for each task',
  playback: 'How the candidate wrote each answer, where it was recorded',
  assistant: 'The candidate’s questions to the AI assistant and its answers, where there was one',
  integrity: 'The findings in the recording, the candidate’s answer and the decision',
};

/** Words of sharing a report. */
export const text = {
  title: 'Share this report',
  lead: 'Anyone with a link can read the score and what you choose to add, without an account.',
  make: 'Create a link',
  send: 'Send by e-mail',
  openings: 'Who opened it',
  loadFailed: 'The links could not be loaded. Nothing is lost.',
  empty: 'No links yet.',
  list: 'Links to this report',
  more: 'Show more',
  sections,
  hints,
  states,
  scoreOnly: 'Score only',
  link: 'Link',
  companyLink: 'Company’s link',
  consent: {
    label: (company: string) => `${company} may share this report by a link`,
    hint: 'Their owners and recruiters can then share it by links, including your name. You get an e-mail about each link and can revoke it here. Switching this off revokes all their links.',
    failed: 'Nothing was changed. Try again.',
  },
  company: {
    lead: 'The candidate allows it, is notified of each link, and can revoke it.',
    notAllowed:
      'The candidate hasn’t allowed your company to share this report. They can do so on their own report page.',
    sections: companySections,
    hints: companyHints,
  },
  made: 'created',
  until: 'until',
  views: (views: number, most: number | null) =>
    most === null
      ? `opened ${views === 1 ? 'once' : `${views} times`}`
      : `opened ${views} of ${most} times`,
  passcode: 'with a passcode',
  choose: 'What it shows besides the score',
  form: {
    title: 'Create a link',
    detail: 'You can revoke it at any time.',
    days: 'Works for',
    daysOf: (days: number) => (days === 1 ? '1 day' : `${days} days`),
    passcode: 'Passcode',
    passcodeHint: '6 to 64 characters. Send it separately from the link.',
    passcodeWrong: 'A passcode has 6 to 64 characters.',
    views: 'Can be opened',
    viewsOf: (views: string) =>
      views === 'any' ? 'Any number of times' : views === '1' ? 'Once' : `${views} times`,
    submit: 'Create the link',
    cancel: 'Cancel',
    failed: 'No link was created. Your text is still here; try again.',
  },
  done: {
    title: 'Copy your link now',
    detail: 'This is the only time the whole link is shown.',
    label: 'Link to the report',
    lost: 'The link was created, but the answer didn’t arrive. Revoke it and create another.',
    close: 'I have copied it',
  },
  mail: {
    title: 'Send by e-mail',
    detail:
      'The link works once, for as many days as the e-mail says. It then opens the report for 24 hours.',
    email: 'E-mail address',
    emailWrong: 'Enter an e-mail address.',
    submit: 'Send the link',
    cancel: 'Cancel',
    sent: (email: string) => `The link is on its way to ${email}`,
    failed: 'Nothing was sent. Your text is still here; try again.',
  },
  revoke: {
    open: 'Revoke',
    of: (what: string) => `Revoke: ${what}`,
    title: 'Revoke this link?',
    detail: 'No one can open the report with it from now on. This cannot be undone.',
    cancel: 'Keep it',
    done: 'The link is revoked',
    failed: 'The link was not revoked. Try again.',
  },
  log: {
    title: 'Who opened it',
    detail: 'When and with which kind of browser. Network addresses are not stored here.',
    empty: 'No openings yet.',
    failed: 'The list could not be loaded. Nothing is lost.',
    list: 'Openings, latest first',
    byLink: 'By a link',
    byCompany: 'By a link of the company',
    byMail: (email: string) => `Sent to ${email}`,
    close: 'Close',
  },
  shared: {
    banner: (name: string | null, day: string) =>
      `Shared view. ${name === null ? '' : `Created by ${name}. `}Expires ${day}.`,
    sentTo: (address: string) => `Sent to ${address}.`,
    loading: 'Loading the report',
    invalidTitle: 'This link is no longer valid',
    invalid: 'Ask the person who sent it to you for a new one.',
    home: 'Go to the home page',
    tooOften: 'Too many attempts. Wait a while, then try again.',
    failed: 'The report could not be opened. Nothing is lost; try again.',
    retry: 'Try again',
    passcodeTitle: 'This report has a passcode',
    passcodeLead: 'The person who sent you the link knows it.',
    passcode: 'Passcode',
    passcodeWrong: 'That passcode is incorrect.',
    open: 'Open the report',
  },
  magic: {
    title: 'A report for you',
    lead: 'The link works once. It opens the report in this tab for 24 hours.',
    open: 'Open the report',
    usedTitle: 'This link has been used',
    used: 'We can send a new one to the same address.',
    renew: 'Send me a new link',
    renewedTitle: 'A new link is on its way',
    renewed: 'We’re sending it to the same address.',
    renewalLimit: 'No more links can be sent. Ask the person who shared the report.',
    failed: 'That didn’t work. Nothing is lost; try again.',
  },
} as const;
