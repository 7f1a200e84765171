import type { TalentVisibility } from '@/api/words';

const pool: Record<TalentVisibility, string> = {
  named: 'Companies that hire and open this address see your card.',
  anonymous: 'You are in the talent pool without your name, so no other company finds you here.',
  hidden: 'You are hidden in the talent pool, so no other company finds you here.',
};

/** Words of a candidate's page. */
export const text = {
  title: 'Candidate',
  gone: 'Candidate not found.',
  loadFailed: 'The page could not be loaded. Nothing was changed.',
  own: {
    lead: 'Your page as companies see it.',
    known: 'Companies that know your name see what you shared with them here.',
    pool,
    notInPool: 'You are not in the talent pool, so no other company finds you here.',
    address: 'The address of your page',
    toPool: 'Change what companies see',
  },
  company: {
    lead: 'What this candidate shared with your company.',
    met: 'Introduced to you',
    toIntroductions: 'All introductions',
    internship: 'Internship',
    application: 'Application',
    open: 'Open',
    openAbout: (title: string) => `Open: ${title}`,
    state: 'State',
    dates: 'Dates',
    applied: 'Applied',
    email: 'E-mail',
    headline: 'Headline',
    education: 'Education',
    skills: 'Skills',
    availableFrom: 'Available from',
    resume: 'Résumé',
    note: 'Their note to you',
  },
  card: {
    lead: 'This candidate shows their name to companies that hire.',
    title: 'Talent pool',
    browse: 'Find candidates',
  },
} as const;
