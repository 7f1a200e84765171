import type {
  MailTransport,
  ServerFeature,
  ServerProviderName,
  ServerSection,
  StaffAccount,
  StaffRole,
} from '@/api/words/admin';

const groups = {
  features: 'Features',
  mail: 'Mail',
  providers: 'Providers',
  staff: 'Staff',
  hidden_paths: 'Hidden paths',
  environment: 'Environment',
};
/** A section of what the server was started with. */
export type ServerGroup = keyof typeof groups;

/** Words of what the server was started with. */
export const text = {
  groupsLabel: 'In force on this server',
  groups,
  hints: {
    features: 'What this installation has. Each is set by a variable, for all companies.',
    mail: 'How mail leaves this server, and whether it arrives.',
    providers: 'Other services that this server uses.',
    staff:
      'Set by ASSAY_ADMIN_EMAIL and ASSAY_STAFF_EMAILS. An address has these rights once it is confirmed.',
    hidden_paths: 'Pages that nothing links to.',
    environment:
      'Every variable, read when the server starts. To change one, set it in the environment and restart.',
  } satisfies Record<ServerGroup, string>,
  readOnly: 'Read-only',
  loadFailed: 'The settings in force could not be loaded.',
  setBy: 'Set by',
  on: 'On',
  off: 'Off',
  features: {
    analytics: 'Page counts',
    error_reporting: 'Browser errors sent to another service',
    online_payment: 'Online payment of invoices',
    assistant: 'Assistant in assessments',
    github_reports: 'GitHub reports',
    mail_answers: 'Support replies by e-mail',
    support_hours: 'Support hours shown',
    mail_inbox: 'Inbox page for sent mail',
    dev_community: 'Developer community page',
    debug_simulator: 'Debug simulator page',
  } satisfies Record<ServerFeature, string>,
  transport: 'Transport',
  transports: {
    smtp: 'Mail server',
    inbox: 'Inbox page of this server (development)',
    none: 'None: mail waits until SMTP_URL is set',
  } satisfies Record<MailTransport, string>,
  sender: 'Sender',
  replies: 'Replies go to',
  noReplies: 'Nobody',
  test: {
    send: 'Send a test',
    hint: 'Goes to your own address.',
    failed: 'The test could not be sent. Try again.',
    many: 'You have sent many tests. Try again later.',
    unknown: 'The outcome could not be loaded. The test itself is not affected.',
    queued: (to: string) => `Queued to ${to}. Waiting for a worker to hand it over.`,
    retried: 'Not sent yet. It is retried automatically. The server’s words:',
    sent: (to: string) => `Sent to ${to}: the mail server accepted it.`,
    shown: (to: string) => `Sent to ${to}: it is on the inbox page.`,
    refused: 'Refused for good. The server’s words:',
  },
  providers: {
    identity: 'Identity provider',
    accounts: 'Changes to accounts at the identity provider',
    payments: 'Online payment (Stripe)',
    model: 'Language model',
    github: 'GitHub',
  } satisfies Record<ServerProviderName, string>,
  ats: 'Applicant tracking systems',
  atsDetail: (count: number) =>
    count === 1 ? 'Connected by companies: 1' : `Connected by companies: ${count}`,
  configured: 'Configured',
  notConfigured: 'Not configured',
  roles: { admin: 'Admin', billing: 'Billing staff' } satisfies Record<StaffRole, string>,
  accounts: {
    none: 'No account',
    unconfirmed: 'Address not confirmed',
    locked: 'Locked',
    active: 'Active',
  } satisfies Record<StaffAccount, string>,
  since: 'Account since',
  audit: 'Audit trail',
  auditOf: (email: string) => `Audit trail of ${email}`,
  noStaff: 'No address is set.',
  value: { secret: 'Set (not shown)', default: (value: string) => `Not set. Default: ${value}` },
  sections: {
    server: 'Server',
    identity: 'Identity',
    staff: 'Staff',
    mail: 'Mail',
    support: 'Support',
    providers: 'Providers',
    features: 'Features',
    hidden_paths: 'Hidden paths',
  } satisfies Record<ServerSection, string>,
  noMatch: 'No variable matches.',
} as const;
