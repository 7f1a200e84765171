import type { RoleCheck, RoleDecision, RoleQueue } from '@/api/words';

const queues: Record<RoleQueue, string> = {
  waiting: 'Waiting',
  changes_requested: 'Changes requested',
  approved: 'Approved',
  live: 'Live',
};

const decisions: Record<RoleDecision, string> = {
  approve: 'Approve',
  publish: 'Publish',
  schedule: 'Schedule',
  request_changes: 'Request changes',
  reject: 'Reject',
  pause: 'Pause',
  resume: 'Resume',
  close: 'Close',
};

/** What a check says by its result, and where it failed, what was found. */
const checks: Record<RoleCheck, { passed: string; failed: string; detail: string }> = {
  pay: {
    passed: 'Pay is stated',
    failed: 'Pay is not stated',
    detail: 'The pay or its currency is missing.',
  },
  place: {
    passed: 'Place is stated',
    failed: 'Place is not stated',
    detail: 'The place or its countries are missing.',
  },
  deadline: {
    passed: 'People can still apply',
    failed: 'People can no longer apply',
    detail: 'The deadline is today or has passed.',
  },
  wording: {
    passed: 'No age, gender or nationality is asked for',
    failed: 'May ask for an age, gender or nationality',
    detail: 'Look at these words:',
  },
  duplicate: {
    passed: 'Not advertised twice',
    failed: 'May be advertised twice',
    detail: 'The company has a role with this title:',
  },
  length: {
    passed: 'Description is long enough',
    failed: 'Description is short',
    detail: 'It has fewer than 200 characters.',
  },
  links: {
    passed: 'No disguised links',
    failed: 'Some links are unsafe or disguised',
    detail: 'Not encrypted, or leading elsewhere than they say:',
  },
};

/** What the audit log calls a step, in words. */
const steps: Record<string, string> = {
  create: 'Drafted',
  submit: 'Submitted',
  withdraw: 'Withdrawn by the company',
  approve: 'Approved',
  schedule: 'Scheduled',
  unschedule: 'Not published: it could not be sent that day',
  publish: 'Published',
  request_changes: 'Changes requested',
  reject: 'Rejected',
  release_slate: 'Applicants released',
  pause: 'Paused',
  resume: 'Resumed',
  close: 'Closed',
  reopen: 'Reopened',
  archive: 'Archived',
  begin_revision: 'Changes begun',
  submit_revision: 'Changes submitted',
  withdraw_revision: 'Changes withdrawn by the company',
  discard_revision: 'Changes discarded by the company',
  publish_revision: 'Changes published',
  request_revision_changes: 'Changes sent back to the company',
  reject_revision: 'Changes rejected',
};

/** Words of the queue of roles that companies sent. */
export const text = {
  title: 'Unpublished roles',
  lead: 'Roles and changes to roles that companies sent. Each decision is e-mailed to the company.',
  queuesLabel: 'Queues of roles',
  listLabel: 'Roles',
  queues,
  hints: {
    changes_requested: 'The company has been asked for changes and hasn’t sent the role again.',
    approved: 'Approved, and not published yet.',
    live: 'Published or paused.',
  },
  changes: 'Changes',
  due: { late: 'Decision overdue', left: (hours: number) => `Decide in ${hours} h` },
  scheduled: 'Scheduled',
  empty: 'No roles waiting.',
  empties: {
    changes_requested: 'No company has been asked to change a role.',
    approved: 'No approved roles are waiting to be published.',
    live: 'No role is live.',
  },
  emptyShow: 'Show waiting roles',
  loadFailed: 'The roles could not be loaded. Nothing was changed.',
  more: 'Show more',
  choose: 'Choose a role to read it.',
  gone: 'Role not found.',
  back: 'Back to the list',
  keys: 'Keys: J and K move, A approves, P publishes, C requests changes, R rejects.',
  sent: 'Sent ',
  publishedOn: 'Published automatically ',
  isRevision: 'The company wants to change a published role. Until you publish, it doesn’t change.',
  checksTitle: 'Checks',
  checksHint: 'Automatic checks. You decide.',
  checks,
  passed: 'Nothing found',
  found: 'Found',
  differenceTitle: 'What changes',
  same: 'The text is the same as the published one.',
  before: 'Published',
  after: 'New',
  nothing: 'Nothing',
  previewTitle: 'As candidates see it',
  cutOff: (fineness: number) =>
    `The company asks for a score of ${fineness}. Candidates don’t see this.`,
  history: 'History',
  steps,
  decisions,
  done: {
    approve: 'Approved. The e-mail about it is on its way',
    publish: 'Published. The e-mail about it is on its way',
    schedule: 'Scheduled. The e-mail about it is on its way',
    request_changes: 'Sent back. The e-mail about it is on its way',
    reject: 'Rejected. The reason is on its way',
    pause: 'Paused. The reason is on its way',
    resume: 'Resumed. The e-mail about it is on its way',
    close: 'Closed. The reason is on its way',
  } satisfies Record<RoleDecision, string>,
  ask: {
    approve: 'The company is notified. The role is not published yet.',
    publish: 'Everyone can see it and apply. The company is notified.',
    schedule: 'It is approved now and published automatically at this time.',
    request_changes:
      'The company changes its text and sends it again. We never change it ourselves.',
    reject:
      'The company gets the reason exactly as written. It can duplicate the role and send the copy.',
    pause: 'No one can apply until it is resumed. The company gets the reason exactly as written.',
    resume: 'People can apply again. The company is notified.',
    close: 'It no longer accepts applications. The company gets the reason exactly as written.',
  } satisfies Record<RoleDecision, string>,
  askRevision: {
    publish: 'The changes are public from now on. The company is notified.',
    reject:
      'The changes are dropped and the published role stays. The company gets the reason exactly as written.',
  } satisfies Partial<Record<RoleDecision, string>>,
  askTitle: (decision: string, title: string) => `${decision}: ${title}`,
  act: {
    note: 'Message to the company',
    at: 'When',
    atHint: (zone: string) => `In your time zone, ${zone}; not after the deadline.`,
    comments: 'Comments on fields',
    addComment: 'Comment on a field',
    field: 'Field',
    comment: 'Comment',
    removeComment: 'Remove this comment',
    cancel: 'Cancel',
    wordsMissing: 'Say why, in a sentence.',
    wordsLong: 'Use at most 2,000 characters.',
    commentMissing: 'Write a comment of 1 to 500 characters.',
    atMissing: 'Choose a time in the future.',
    stale: 'This role has changed. Read it again, then decide.',
    failed: 'Nothing was changed. Your text is still here; try again.',
  },
} as const;
