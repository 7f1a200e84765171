/** Which bar a page has: the top bar with the product's name, the floating one, or its own or none. */
export type Bar = 'top' | 'floating' | 'none';

const FLOATING = ['/', '/ai-assessment'];

/** Paths, and everything below them, that show no bar of the site (spec §2). */
const HIDDEN = [
  // Sign-in, sign-up and what leads to an account.
  '/signup',
  '/login',
  '/role-selection',
  '/candidate-signup',
  '/candidate-auth',
  '/student-signup',
  '/student-auth',
  '/company-auth',
  '/company-signup',
  '/company-activation',
  '/join-team',
  '/partner-auth',
  '/register-company',
  '/set-company-password',
  '/setup-password',
  '/complete-profile',
  '/confirm-email',
  '/unsubscribe',
  '/stop-invitations',
  '/stop-partner-invitations',
  '/reset-password',
  // Dashboards and profiles have a sidebar.
  '/dashboard',
  '/client-dashboard',
  '/partner-dashboard',
  '/partner-assessments',
  '/admin-dashboard',
  '/billing-dashboard',
  '/account',
  // Challenges that are being solved fill the screen; a report has its own bar.
  '/codebrainv2',
  '/report',
  '/shared/report',
  '/magic-link',
  '/sample-report',
];

const isAt = (pathname: string, base: string) =>
  pathname === base || pathname.startsWith(`${base}/`);

/** The bar of a path. */
export function barOf(pathname: string): Bar {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  if (FLOATING.includes(path)) return 'floating';
  const isProblemReport = /^\/codebrainv2\/[^/]+\/[^/]+\/report$/.test(path);
  if (isProblemReport) return 'top';
  const isCompanyDashboard = /^\/companies\/[^/]+\/dashboard$/.test(path);
  if (isCompanyDashboard) return 'none';
  // A problem or a scenario that is practised and a puzzle fill the screen; the lists of both do not.
  if (/^\/codebrainv1\/(?:(?:arc|multi_task)\/[^/]+|(?!arc$)[^/]+)$/.test(path)) return 'none';
  return HIDDEN.some((base) => isAt(path, base)) ? 'none' : 'top';
}

/** Whether the banner about in-app browsers is shown. `kind` is the app, or null in a real browser. */
export function showsBanner(kind: string | null, dismissed: string | null): boolean {
  return kind !== null && dismissed === null;
}
