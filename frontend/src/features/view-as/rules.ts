import { paths } from '@/facts/paths';
import type { ViewAsArea } from '@/api/words/presence';

/** The shortest reason, as the server takes it. */
export const LEAST_REASON = 10;
export const MOST_REASON = 2000;

const homes: Record<ViewAsArea, string> = {
  company: paths.clientHome,
  partner: paths.partnerOverview,
};

const areas: Record<ViewAsArea, string> = {
  company: paths.clientDashboard,
  partner: paths.partnerDashboard,
};

/** The first page of a dashboard. */
export const homeOf = (area: ViewAsArea): string => homes[area];

/** Whether a page belongs to the dashboard that is looked at. No other is shown meanwhile. */
export function isShown(area: ViewAsArea, pathname: string): boolean {
  return pathname === areas[area] || pathname.startsWith(`${areas[area]}/`);
}

/** Whether a reason is long enough to be sent. */
export const isReason = (given: string): boolean => Array.from(given.trim()).length >= LEAST_REASON;
