import type { CompanyIndustry, CompanySize, ReplyRate } from '@/api/words';

const industries: Record<CompanyIndustry, string> = {
  agriculture: 'Agriculture',
  construction: 'Construction',
  consulting: 'Consulting',
  education: 'Education',
  energy: 'Energy',
  finance: 'Finance',
  government: 'Government',
  health: 'Health',
  hospitality: 'Hospitality',
  law: 'Law',
  logistics: 'Logistics',
  manufacturing: 'Manufacturing',
  media: 'Media',
  nonprofit: 'Non-profit',
  research: 'Research',
  retail: 'Retail',
  software: 'Software',
  telecommunications: 'Telecommunications',
  other: 'Other',
};

const sizes: Record<CompanySize, string> = {
  '1-10': '1–10 people',
  '11-50': '11–50 people',
  '51-200': '51–200 people',
  '201-500': '201–500 people',
  '501-1000': '501–1,000 people',
  '1001-5000': '1,001–5,000 people',
  '5001+': 'More than 5,000 people',
};

/** Words of the companies as everybody sees them. */
export const text = {
  industries,
  sizes,
  facts: {
    industry: 'Industry',
    size: 'Size',
    headquarters: 'Headquarters',
    founded: 'Founded',
    website: 'Website',
  },
  title: 'Companies',
  lead: 'Companies that Assay has approved, their open roles and what candidates say about their interviews.',
  searching: {
    label: 'Search companies',
    placeholder: 'Search companies',
    clear: 'Clear search',
  },
  industry: 'Industry',
  allIndustries: 'All industries',
  roles: {
    title: 'Open roles',
    empty: 'There are no open roles at the moment.',
    others: 'See other companies',
    failed: 'The open roles could not be loaded.',
    more: 'Show more roles',
    until: (day: string) => `Apply by ${day}`,
  },
  openRoles: (n: number) =>
    n === 0 ? 'No open roles' : n === 1 ? '1 open role' : `${n} open roles`,
  difficulty: (mean: string) => `Interview difficulty: ${mean} of 5`,
  difficultyHint: 'The average of candidates’ ratings, shown after five stories.',
  list: 'Companies by name',
  more: 'Show more companies',
  empty: 'No company is listed yet.',
  noMatch: 'No company matches. Try another spelling.',
  clearFilter: 'Show all companies',
  loadFailed: 'The companies could not be loaded.',
  oneFailed: 'The company could not be loaded.',
  goneTitle: 'Company not found',
  gone: 'There is no company at this address. Its link may be incomplete.',
  toCompanies: 'See companies',
  toDashboard: 'Company dashboard',
  interviews: {
    title: 'Interviews',
    none: 'No interview stories yet.',
    few: 'Statistics appear after five stories.',
    read: (n: number) => (n === 1 ? 'Read 1 story' : `Read ${n} stories`),
    share: 'Share an interview',
  },
  replies: {
    title: 'Replies to candidates',
    rate: (rate: ReplyRate) =>
      `${rate.in_time} of ${rate.counted} candidates were answered within ${rate.days} days, or ${rate.introduced_hours} hours after an introduction`,
    how: 'Covers candidates from the last twelve months whose application the company was shown and who didn’t withdraw before an answer was due.',
  },
  newTab: 'opens in a new tab',
  logoOf: (name: string) => `Logo of ${name}`,
  noAbout: 'This company hasn’t added a description yet.',
} as const;
