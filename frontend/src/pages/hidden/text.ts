import { paths } from '@/facts/paths';

/** Words of the developers' community. */
export const community = {
  title: 'Developers’ community',
  lead: 'For people who like to solve things, and to pass them on.',
  codeTitle: 'Do you have a code?',
  code: 'Assessment code',
  codeHint: 'Ten letters and digits, for example AB2CD 3EF4G.',
  badCode: 'A code has ten letters and digits, and never I, L, O, U, 0 or 1.',
  open: 'Open',
  inviteTitle: 'Bring someone',
  invite: 'Nothing links to this page. People who should see it need its address.',
  inviteLabel: 'Address of this page',
  moreTitle: 'How it works inside',
  links: [
    { path: paths.howScored, label: 'How the score is made, with its code' },
    { path: paths.about, label: 'About Assay' },
  ],
  api: 'API documentation',
} as const;

/** Words of the debug simulator. */
export const simulator = {
  title: 'Debug simulator',
  lead: 'Programs with faults, written by someone else. Find the faults and fix them.',
  howTitle: 'How it works',
  steps: [
    {
      name: 'Read',
      says: 'The statement says what the program should do. The editor shows what it does.',
    },
    { name: 'Fix', says: 'Run the samples, or sign in and run your own input.' },
    { name: 'Submit', says: 'Hidden tests show whether faults are left.' },
  ],
  service: {
    says: 'A small service broke last night. Find its four faults from its log and metrics, fix them and run the tests.',
    open: 'Open',
    failed: 'The service could not be loaded.',
  },
  listTitle: 'Other programs with faults',
} as const;
