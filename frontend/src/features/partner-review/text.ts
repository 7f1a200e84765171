/** Words of the queue of people who want to be partners. */
export const text = {
  title: 'Partners',
  lead: 'People who applied to become partners. Each gets an answer by e-mail.',
  queuesLabel: 'States of applications',
  listLabel: 'Applications',
  states: {
    applied: 'Waiting',
    approved: 'Approved',
    rejected: 'Rejected',
    withdrawn: 'Withdrawn',
  },
  hints: {
    approved: 'Their accounts are partner accounts.',
    withdrawn: 'Withdrawn by the applicants. They can apply again.',
  },
  kinds: { university: 'University', bootcamp: 'Bootcamp', ambassador: 'Ambassador' },
  empty: 'No applications.',
  emptyShow: 'Show waiting applications',
  loadFailed: 'The applications could not be loaded. Nothing was changed.',
  more: 'Show more',
  choose: 'Choose an application to read it.',
  gone: 'Application not found.',
  back: 'Back to the list',
  keys: 'Keys: J and K move, A approves, R rejects.',
  facts: {
    person: 'Person',
    email: 'E-mail',
    verified: 'verified',
    notVerified: 'not verified',
    kind: 'Kind',
    website: 'Website',
    why: 'Why',
    applied: 'Applied',
    reason: 'Reason given',
    none: 'not specified',
  },
  history: 'History',
  historyLine: (from: string | null, to: string) => (from === null ? to : `${from} → ${to}`),
  acts: { approve: 'Approve', reject: 'Reject' },
  done: {
    approve: 'Approved. The e-mail about it is on its way',
    reject: 'Rejected. The reason is on its way',
  },
  ask: {
    approve: {
      title: (name: string) => `Approve ${name}?`,
      detail:
        'The account permanently becomes a partner account, and the applicant is notified by e-mail.',
    },
    reject: {
      title: (name: string) => `Reject ${name}?`,
      detail:
        'The reason is e-mailed exactly as written. A rejected application cannot be sent again.',
    },
  },
  act: {
    note: 'Note for the record',
    noteHint: 'Only admins see it.',
    reason: 'Reason',
    cancel: 'Cancel',
    wordsMissing: 'Say why, in a sentence.',
    wordsLong: 'Use at most 2,000 characters.',
    stale: 'This application has changed. Read it again, then decide.',
    failed: 'Nothing was changed. Your text is still here; try again.',
  },
} as const;
