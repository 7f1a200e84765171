import type { DetailsStanding } from '@/api/words';

const standings: Record<DetailsStanding, string> = {
  incomplete: 'Not complete',
  waiting: 'Waits for a decision',
  approved: 'Domain approved',
  rejected: 'Domain rejected',
};

/** Words of the admin's decision about a company's name and domain. */
export const text = {
  standings,
  title: 'Company details',
  failed: 'The details could not be loaded. Nothing is lost.',
  queue: 'Details that wait for a decision',
  queueFailed: 'Whose details wait could not be loaded.',
  more: 'Show more',
  incomplete: 'The company has not filled in everything that candidates have to know.',
  fields: {
    website: 'Website',
    industry: 'Industry',
    size: 'Size',
    city: 'Headquarters',
    about: 'About',
  },
  owners: 'Owners',
  sameDomain: 'An owner writes from the domain of the website.',
  otherDomain: 'No owner writes from the domain of the website.',
  note: 'What its owners read',
  approve: 'Approve the domain',
  reject: 'Reject the domain',
  approved: 'Domain approved',
  rejected: 'Domain rejected',
  approveFailed: 'The domain was not approved. Load the page again and look at what has changed.',
  dialog: {
    title: (name: string) => `Reject the domain of ${name}`,
    detail:
      'Create Roles stays shut until a domain is approved. The owners are notified and can correct their details.',
    reason: 'Reason',
    hint: 'The owners of the company read it.',
    missing: 'Say why, in a sentence.',
    failed: 'The domain was not rejected. What you typed is still here; try again.',
    cancel: 'Cancel',
  },
} as const;
