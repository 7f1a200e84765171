import type { ApiScope } from '@/api/words';

const scopes: Record<ApiScope, string> = {
  'roles:read': 'Read roles',
  'applications:read': 'Read applications',
  'results:read': 'Read assessment results',
};

const hints: Record<ApiScope, string> = {
  'roles:read': 'Titles, states and deadlines',
  'applications:read': 'Released applicants, as the board shows them',
  'results:read': 'Finished assessments and their scores',
};

/** Words of the API keys of a company. */
export const text = {
  title: 'API keys',
  lead: 'A key lets your own programs read from Assay. Only owners see this.',
  docs: 'API reference',
  scopes,
  hints,
  list: 'API keys of your company',
  make: 'Create a key',
  empty: 'No API key yet.',
  loadFailed: 'The API keys could not be loaded. Nothing is lost.',
  more: 'Show more keys',
  until: 'Works until',
  over: 'Expired',
  used: (day: string) => `last used on ${day}`,
  unused: 'never used',
  locked: 'API keys open once Assay has approved your company.',
  dialog: {
    title: 'Create an API key',
    detail: 'Every owner of your company is notified.',
    name: 'Name',
    nameHint: 'What the key is for, such as “Careers page”.',
    scopes: 'What it may read',
    days: 'Works for',
    daysOf: (days: number) => (days === 365 ? '1 year' : `${days} days`),
    submit: 'Create the key',
    cancel: 'Cancel',
    nameMissing: 'Enter a name of at most 60 characters.',
    scopeMissing: 'Choose what the key may read.',
    failed: 'No key was created. Your text is still here; try again.',
  },
  made: {
    title: 'Copy your key now',
    detail: 'This is the only time the key is shown. Assay keeps no copy of it.',
    label: 'API key',
    use: 'Send it in the Authorization header, after the word Bearer.',
    lost: 'The key was created, but the answer didn’t arrive. Revoke it and create another.',
    done: 'I have copied it',
  },
  revoke: {
    open: 'Revoke',
    of: (name: string) => `Revoke ${name}`,
    title: (name: string) => `Revoke ${name}?`,
    detail: 'Programs that use the key lose access at once. This cannot be undone.',
    cancel: 'Keep it',
    done: (name: string) => `${name} is revoked`,
    failed: 'The key was not revoked. Try again.',
  },
} as const;
