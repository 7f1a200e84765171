import type { DetailsStanding } from '@/api/words';

const standings: Record<DetailsStanding, string> = {
  incomplete: 'Not complete',
  waiting: 'Waiting for a decision',
  approved: 'Domain approved',
  rejected: 'Domain rejected',
};

/** Words of the admin's decision about a company's name and domain. */
export const text = {
  standings,
  title: 'Company details',
  failed: 'The details could not be loaded. Nothing is lost.',
  queue: 'Details waiting for a decision',
  queueFailed: 'The waiting details could not be loaded.',
  more: 'Show more',
  incomplete: 'The company hasn’t completed its details.',
  fields: {
    website: 'Website',
    industry: 'Industry',
    size: 'Size',
    city: 'Headquarters',
    about: 'About',
  },
  owners: 'Owners',
  sameDomain: 'An owner’s e-mail address is at the website’s domain.',
  otherDomain: 'No owner’s e-mail address is at the website’s domain.',
  note: 'Message to the owners',
  approve: 'Approve the domain',
  reject: 'Reject the domain',
  approved: 'Domain approved',
  rejected: 'Domain rejected',
  approveFailed: 'The domain was not approved. Load the page again and check what has changed.',
  dialog: {
    title: (name: string) => `Reject the domain of ${name}`,
    detail:
      'Create Roles stays locked until a domain is approved. The owners are notified and can correct their details.',
    reason: 'Reason',
    hint: 'Shown to the company’s owners.',
    missing: 'Say why, in a sentence.',
    failed: 'The domain was not rejected. Your text is still here; try again.',
    cancel: 'Cancel',
  },
} as const;
