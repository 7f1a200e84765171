import { matchPath } from 'react-router-dom';
import { paths } from '@/app/paths';

/** Words of the page that stands where an area is still being built. */
export const text = {
  lead: 'This part of Assay is still being built.',
  detail: 'It opens with a later release. Nothing you have here is affected.',
  home: 'Go to the home page',
  dashboard: 'Go to your dashboard',
} as const;

const names: readonly (readonly [string, string])[] = [
  [paths.aiAssessment, 'AI assessment'],
  ['/talent-pool/*', 'Talent pool'],
  [paths.talentForm, 'Join the talent pool'],
  ['/companies/*', 'Companies'],
  [paths.grid2arr, 'Grid to array'],
  [paths.problemBuilder, 'Problem builder'],
  ['/shared/*', 'Shared report'],
  ['/magic-link/*', 'Report by link'],
  [paths.billingDashboard, 'Billing'],
  ['/codebrainv1/*', 'Practice'],
  ['/codebrainv2/*', 'Performance report'],
  ['/partner-dashboard/*', 'Partner dashboard'],
  ['/admin-dashboard/*', 'Admin dashboard'],
];

/** What the area at this path is called. */
export function areaName(pathname: string): string {
  return names.find(([pattern]) => matchPath(pattern, pathname) !== null)?.[1] ?? 'Assay';
}
