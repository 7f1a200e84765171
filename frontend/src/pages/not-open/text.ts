import { matchPath } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { text as shell } from '@/features/shell/text';

/** Words of the page that stands where an area is still being built. */
export const text = {
  lead: 'This part of Assay is still being built.',
  detail: 'It is not part of this release. Nothing you have here is affected.',
  home: 'Go to the home page',
  dashboard: 'Go to your dashboard',
  openInstead: (name: string) => `Open ${name}`,
} as const;

const { partner } = shell;

const names: readonly (readonly [string, string])[] = [
  [paths.partnerAssessments, partner.assessments],
];

/** What the area at this path is called. */
export function areaName(pathname: string): string {
  return names.find(([pattern]) => matchPath(pattern, pathname) !== null)?.[1] ?? 'Assay';
}

/** The tab of the same dashboard that works. */
export function workingTab(pathname: string): { name: string; path: string } | null {
  if (matchPath('/partner-dashboard/*', pathname) !== null)
    return { name: partner.overview, path: paths.partnerOverview };
  return null;
}
