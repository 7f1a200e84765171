import type { AtsExchangeState, AtsOperation, AtsSystem } from '@/api/words';

const systems: Record<AtsSystem, string> = { greenhouse: 'Greenhouse', ashby: 'Ashby' };

const operations: Record<AtsOperation, string> = {
  list: 'Asked for the assessments',
  start: 'Started an assessment',
  status: 'Asked for an assessment’s status',
  cancel: 'Cancelled an assessment',
  report_error: 'Reported an answer it could not read',
  update: 'Update sent by Assay',
};

const states: Record<AtsExchangeState, string> = {
  answered: 'Answered',
  refused: 'Refused',
  pending: 'Waiting',
  retrying: 'Retrying',
  delivered: 'Delivered',
  exhausted: 'Not delivered',
  cancelled: 'Cancelled',
};

const troubles: Record<string, string> = {
  address_refused: 'The address is not one that Assay may call',
  name_unknown: 'The host name was not found',
  connection_failed: 'No connection',
  timed_out: 'No answer within 15 seconds',
};

/** Words of the connections of a company to applicant tracking systems. */
export const text = {
  title: 'ATS connections',
  lead: 'Your applicant tracking system can start assessments and receive their results. Only owners see this.',
  list: 'ATS connections of your company',
  add: 'Connect an ATS',
  empty: 'No applicant tracking system is connected.',
  loadFailed: 'The connections could not be loaded. Nothing is lost.',
  more: 'Show more',
  locked: 'ATS connections open once Assay has approved your company.',
  full: 'A company can have 5 connections. Delete one first.',
  systems,
  active: 'Active',
  paused: 'Paused',
  address: 'Address',
  key: 'key',
  called: 'last call',
  never: 'no call yet',
  actions: (system: string, prefix: string) => `Actions for ${system} ${prefix}`,
  logOpen: 'Log',
  replace: 'Replace the key',
  pause: 'Pause',
  pausedNow: 'The connection is paused',
  resume: 'Resume',
  resumedNow: 'The connection is active',
  remove: 'Delete',
  failed: 'That didn’t work. Nothing was changed; try again.',
  form: {
    title: 'Connect an ATS',
    detail: 'You get a key for your system. Every owner of your company is notified.',
    system: 'System',
    remoteKey: 'API key of Ashby',
    remoteKeyHint: 'Assay sends results with it. It needs the permission candidatesWrite.',
    remoteKeyMissing: 'Enter the key: 8 to 200 plain characters without a colon.',
    submit: 'Connect',
    cancel: 'Cancel',
    failed: 'No connection was created. Your text is still here; try again.',
  },
  made: {
    title: 'Copy the key now',
    detail: 'This is the only time the key is shown.',
    key: 'Key for your ATS',
    address: 'Address of Assay',
    use: {
      greenhouse:
        'Give both to Greenhouse. It adds list_tests, send_test, test_status and response_error to the address.',
      ashby:
        'Give both to Ashby. It adds assessment.list, assessment.start and assessment.cancel to the address.',
    } satisfies Record<AtsSystem, string>,
    lost: 'The connection was created, but the answer didn’t arrive. Replace the key to see a new one.',
    done: 'I have copied it',
  },
  replacing: {
    title: 'Replace the key?',
    detail: 'Your ATS is refused until it has the new key.',
    cancel: 'Keep it',
  },
  removing: {
    title: 'Delete this connection?',
    detail:
      'Your ATS loses access at once and gets no more results. The log is deleted; invitations stay. This cannot be undone.',
    cancel: 'Keep it',
    done: 'The connection is deleted',
  },
  log: {
    title: 'Calls and updates',
    detail: 'The last 30 days, newest first.',
    list: 'Log of the connection',
    empty: 'Nothing has happened yet.',
    failed: 'The log could not be loaded. Nothing is lost.',
    operations,
    states,
    troubles,
    tries: (n: number) => (n === 1 ? '1 try' : `${n} tries`),
    weAnswered: (status: number) => `Assay answered ${status}`,
    theyAnswered: (status: number) => `answered ${status}`,
    next: 'next try',
    close: 'Close',
  },
} as const;
