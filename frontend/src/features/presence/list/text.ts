import type {
  PresenceArea,
  PresenceDevice,
  PresenceRole,
  PresenceState,
} from '@/api/words/presence';

const roles: Record<PresenceRole, string> = {
  candidate: 'Candidate',
  company: 'Company',
  partner: 'Partner',
  admin: 'Admin',
};

const rolesMany: Record<PresenceRole, string> = {
  candidate: 'Candidates',
  company: 'Companies',
  partner: 'Partners',
  admin: 'Admin',
};

const areas: Record<PresenceArea, string> = {
  home: 'Home',
  account: 'Account',
  practice: 'Practice',
  assessment: 'Assessment',
  interviews: 'Interviews',
  talent: 'Talent pool',
  roles: 'Companies and roles',
  candidate: 'Candidate dashboard',
  company: 'Client dashboard',
  partner: 'Partner dashboard',
  admin: 'Admin dashboard',
  billing: 'Billing',
  problem_builder: 'Problem builder',
  reports: 'Reports',
  other: 'Other',
};

const states: Record<PresenceState, string> = {
  active: 'Active',
  idle: 'Idle',
  away: 'Away',
  offline: 'Offline',
};

const devices: Record<PresenceDevice, string> = {
  phone: 'Phone',
  tablet: 'Tablet',
  desktop: 'Desktop',
};

/** Words of who is online. */
export const text = {
  title: 'Presence',
  lead: 'People online and attempts in progress.',
  kept: 'The list of people online is kept for a day, and the number of people online in each hour for 90 days. No page addresses are stored.',
  hoursChart: 'People online in each hour',
  hour: 'Hour',
  hoursSummary: (most: number, at: string) =>
    most === 1
      ? `Peak hour: one person, at ${at}.`
      : `Peak hour: ${most.toLocaleString('en')} people, at ${at}.`,
  roles,
  rolesMany,
  areas,
  states,
  devices,
  online: 'Online now',
  active: 'active',
  idle: 'idle',
  away: 'away',
  attempts: 'Attempts in progress',
  judge: 'Judge queue',
  judging: (running: number) => `${running} being judged`,
  waits: (seconds: number) => `The oldest has waited ${seconds} s.`,
  people: 'People',
  list: 'People, latest first',
  everyState: 'Online',
  state: 'State',
  role: 'Role',
  everyRole: 'All roles',
  area: 'Area',
  everyArea: 'All areas',
  device: 'Device',
  since: 'Since',
  search: {
    label: 'Search people',
    placeholder: 'Name, username or e-mail',
    clear: 'Clear the search',
  },
  inAssessment: 'In assessment',
  empty: 'Nobody is online.',
  noMatch: 'Nobody matches these filters.',
  clear: 'Clear filters',
  more: 'Show more',
  loadFailed: 'The people online could not be loaded.',
  attemptsList: 'Attempts in progress, ending soonest first',
  noAttempts: 'No attempt is in progress.',
  candidate: 'Candidate',
  assessment: 'Assessment',
  company: 'Company',
  left: 'Left',
  minutes: (minutes: number) => (minutes === 0 ? 'under 1 min' : `${minutes} min`),
  attemptsFailed: 'The attempts could not be loaded.',
  hours: 'People by hour, last 24 hours',
  noHours: 'Nobody was online in the last 24 hours.',
  unnamed: 'No name',
  keys: 'Keys: J and K move, Enter opens a candidate, / searches.',
} as const;
