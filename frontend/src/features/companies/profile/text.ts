import type { DetailsStanding } from '@/api/words';

const standings: Record<DetailsStanding, string> = {
  incomplete: 'Fill in the rest, and we’ll verify your domain. Then you can create roles.',
  waiting: 'We’re verifying your domain. We’ll notify you when it’s decided.',
  approved: 'Your details are complete and the domain is approved.',
  rejected: 'Assay didn’t approve the domain. Correct the details and save them again.',
};

/** Words of a company's own profile. */
export const text = {
  title: 'Profile',
  lead: 'Your public profile, team and integrations.',
  account: 'Account settings',
  contact: 'Contact person',
  details: {
    title: 'Company details',
    standings,
    note: 'Message from Assay',
    missing: (fields: string) => `Missing: ${fields}.`,
    fields: {
      name: 'Company name',
      website: 'Website',
      industry: 'Industry',
      size: 'Size',
      city: 'City of the headquarters',
      country: 'Country',
      founded_year: 'Founded in',
      about: 'About',
    },
    nameHint: 'Assay must approve a new name before it shows as checked.',
    websiteHint: 'For example example.org. Assay compares it with your e-mail.',
    aboutHint: 'What you do and what it is like to work there. Markdown, at most 4,000 characters.',
    choose: 'Choose one',
    save: 'Save details',
    saved: 'Details saved',
    saveFailed: 'The details were not saved. Your text is still here; try again.',
    nothingToSave: 'Nothing has changed.',
    readOnly: 'Only an owner of your company can change this.',
  },
  problems: {
    name: 'Enter the name of your company.',
    website: 'Enter a web address, such as example.org.',
    long: (most: number) => `Use at most ${most.toLocaleString('en')} characters.`,
    year: 'Enter a year from 1500 to this year.',
  },
  logo: {
    title: 'Logo',
    hint: 'PNG, JPEG or WebP, at most 1 MB and 4,096 pixels a side. A square looks best.',
    choose: 'Choose a picture',
    replace: 'Choose another picture',
    remove: 'Remove the logo',
    ask: {
      title: 'Remove the logo?',
      detail: 'Pages show initials in its place. You can choose another picture.',
      confirm: 'Remove the logo',
      cancel: 'Keep it',
    },
    saved: 'Logo saved',
    removed: 'Logo removed',
    tooLarge: 'This file is larger than 1 MB. Choose a smaller one.',
    failed: 'The logo was not changed. Try again.',
  },
  preview: {
    title: 'How candidates see it',
    open: 'Open the public page',
    notPublic: 'This page is not public until Assay has approved your company.',
  },
  retention: {
    title: 'Retention',
    lead: 'Assay removes these automatically, for every company alike.',
    list: 'Removed data',
    after: (days: number) => (days === 1 ? 'after 1 day' : `after ${days} days`),
    failed: 'The periods could not be loaded.',
  },
  loadFailed: 'The details of your company could not be loaded. Nothing is lost.',
} as const;
