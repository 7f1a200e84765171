import type { User } from '@/api/words';
import { paths } from '@/facts/paths';
import { text } from './text';

export type MenuEntry = { label: string; path: string };

type MenuUser = Pick<User, 'is_company' | 'is_admin' | 'is_partner' | 'is_billing_staff'> &
  Partial<Pick<User, 'is_author'>>;

/** The entries of the account menu above Logout, by kind of account (spec §2). */
export function menuEntries(user: MenuUser): MenuEntry[] {
  const entries: (MenuEntry | false)[] = [
    user.is_company && { label: text.clientDashboard, path: paths.clientDashboard },
    user.is_admin && { label: text.adminDashboard, path: paths.adminDashboard },
    user.is_billing_staff && { label: text.billingDashboard, path: paths.billingDashboard },
    !user.is_company && !user.is_admin && { label: text.dashboard, path: paths.dashboard },
    user.is_partner && { label: text.partnerDashboard, path: paths.partnerDashboard },
  ];
  return entries.filter((entry) => entry !== false);
}

/** The pages of the public bar, in order. */
export const publicLinks: readonly MenuEntry[] = [
  { label: text.practice, path: paths.codebrain },
  { label: text.interviews, path: paths.viewInterviews },
  { label: text.roles, path: paths.openRoles },
  { label: text.companies, path: paths.companies },
  { label: text.footer.howScored, path: paths.howScored },
  { label: text.footer.about, path: paths.about },
];

/** Where everything is explained: not in the bar, which is full, but wherever pages are listed. */
export const helpEntry: MenuEntry = { label: text.footer.help, path: paths.help };

/** What the palette offers beside the sections of an open dashboard: one's own pages, then everybody's. */
export function palettePages(user: MenuUser | null): MenuEntry[] {
  const own =
    user === null
      ? [
          { label: text.logIn, path: paths.login },
          { label: text.signUp, path: `${paths.roleSelection}?tab=signup` },
        ]
      : menuEntries(user);
  const writes = user !== null && (user.is_admin || user.is_author === true);
  const tools = writes ? [{ label: text.problemBuilder, path: paths.problemBuilder }] : [];
  return [...own, ...tools, { label: text.home, path: paths.home }, ...publicLinks, helpEntry];
}

/** The pages of the floating bar, in order. */
export const floatingLinks: readonly MenuEntry[] = [
  { label: text.forCompanies, path: paths.companyAuth },
  { label: text.forCandidates, path: '/candidate-auth' },
  { label: text.practice, path: paths.codebrain },
  { label: text.interviews, path: paths.viewInterviews },
  { label: text.roles, path: paths.openRoles },
  { label: text.footer.howScored, path: paths.howScored },
];

/** Pages below the candidate's overview that are sections of their own. */
const belowOverview: readonly string[] = [
  paths.applications,
  paths.ownAssessments,
  paths.ownReports,
];

/** Whether a section's link is the page that is open, or one above it. */
export function isCurrent(path: string, { pathname }: { pathname: string }): boolean {
  const isWithin = pathname === path || pathname.startsWith(`${path}/`);
  if (path !== paths.dashboard) return isWithin;
  return isWithin && !belowOverview.some((section) => isCurrent(section, { pathname }));
}

/** Whether an address is of the pages that read interviews. */
export function isInterviews(pathname: string): boolean {
  return /^\/(interview|interviews|view-interviews)(\/|$)/.test(pathname);
}
