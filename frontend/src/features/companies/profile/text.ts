import type { DetailsStanding } from '@/api/words';

const standings: Record<DetailsStanding, string> = {
  incomplete:
    'Fill in what is missing. Complete details with an approved domain open Create Roles.',
  waiting:
    'These details wait for Assay to approve the domain. You get a message when it is decided.',
  approved: 'Your details are complete and the domain is approved.',
  rejected: 'Assay did not approve the domain. Correct the details and save them again.',
};

/** Words of a company's own profile. */
export const text = {
  title: 'Profile',
  lead: 'What candidates read about your company, and who acts for it.',
  account: 'Account settings',
  contact: 'Contact person',
  details: {
    title: 'Company details',
    standings,
    note: 'What Assay says',
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
    nameHint: 'Assay approves another name before it counts as checked.',
    websiteHint: 'For example example.org. Assay compares it with your e-mail.',
    aboutHint: 'What you do and what it is like to work there. Markdown, at most 4000 characters.',
    choose: 'Choose one',
    save: 'Save details',
    saved: 'Details saved',
    saveFailed: 'The details were not saved. What you typed is still here; try again.',
    nothingToSave: 'Nothing has changed.',
    readOnly: 'Only an owner of your company can change this.',
  },
  problems: {
    name: 'Enter the name of your company.',
    website: 'Write a web address, such as example.org.',
    long: (most: number) => `Use at most ${most} characters.`,
    year: 'Say a year from 1500 to this one.',
  },
  logo: {
    title: 'Logo',
    hint: 'PNG, JPEG or WebP, at most 1 MB and 4096 pixels a side. A square looks best.',
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
    notPublic: 'Nobody else sees this page before Assay has approved your company.',
  },
  retention: {
    title: 'Retention',
    lead: 'Assay removes these by itself, for every company alike.',
    list: 'What is removed',
    after: (days: number) => (days === 1 ? 'after 1 day' : `after ${days} days`),
    failed: 'The periods could not be loaded.',
  },
  loadFailed: 'The details of your company could not be loaded. Nothing is lost.',
} as const;
