import type { PresenceArea } from '@/api/words/presence';

/** What the first part of an address says of where somebody is; the rest of it is never sent. */
const areas: Readonly<Record<string, PresenceArea>> = {
  '': 'home',
  about: 'home',
  account: 'account',
  'complete-profile': 'account',
  codebrainv1: 'practice',
  grid2arr: 'practice',
  codebrainv2: 'assessment',
  'ai-assessment': 'assessment',
  interview: 'interviews',
  interviews: 'interviews',
  'view-interviews': 'interviews',
  submit: 'interviews',
  'talent-pool': 'talent',
  'talent-form': 'talent',
  companies: 'roles',
  dashboard: 'candidate',
  'client-dashboard': 'company',
  'partner-dashboard': 'partner',
  'partner-assessments': 'candidate',
  'admin-dashboard': 'admin',
  'billing-dashboard': 'billing',
  'problem-builder-v2': 'problem_builder',
  report: 'reports',
  shared: 'reports',
  'magic-link': 'reports',
};

/** The part of Assay that a page belongs to. */
export function areaOf(pathname: string): PresenceArea {
  const [first = ''] = pathname.replace(/^\//, '').split('/');
  // A company's own pages that stand among those of companies.
  if (first === 'companies' && /\/(dashboard|send-assessment)$/.test(pathname)) return 'company';
  return Object.hasOwn(areas, first) ? (areas[first] ?? 'other') : 'other';
}
