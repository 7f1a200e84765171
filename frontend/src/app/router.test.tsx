import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { paths } from '@/facts/paths';
import { routes } from './router';
import type { RouteHandle } from './routes/route';

/** The pattern and the access of the route that a path reaches. */
function reached(pathname: string): string {
  const last = matchRoutes(routes, pathname)?.at(-1)?.route;
  const access = (last?.handle as RouteHandle | undefined)?.access;
  return `${last?.path ?? 'none'} ${access ?? (last?.loader === undefined ? '-' : 'forward')}`;
}

/** One address for every route of the specification, §2, with what it must reach. */
const addresses: readonly (readonly [string, string])[] = [
  ['/', '/ public'],
  ['/signup', '/signup forward'],
  ['/login', '/login guest'],
  ['/role-selection', '/role-selection guest'],
  ['/candidate-signup', '/candidate-signup/:referralCode? forward'],
  ['/candidate-signup/emeka-osei', '/candidate-signup/:referralCode? forward'],
  ['/student-signup', '/student-signup/:referralCode? forward'],
  ['/student-signup/emeka-osei', '/student-signup/:referralCode? forward'],
  ['/candidate-auth', '/candidate-auth/:referralCode? public'],
  ['/candidate-auth/emeka-osei', '/candidate-auth/:referralCode? public'],
  ['/candidate-auth/step/2', '/candidate-auth/step/:stepNumber public'],
  ['/candidate-auth/emeka-osei/step/2', '/candidate-auth/:referralCode/step/:stepNumber public'],
  ['/student-auth', '/student-auth/* forward'],
  ['/company-auth', '/company-auth public'],
  ['/partner-auth', '/partner-auth public'],
  ['/company-signup', '/company-signup/:referralCodeOrEmail? public'],
  ['/company-signup/emeka-osei', '/company-signup/:referralCodeOrEmail? public'],
  ['/company-signup/a@example.com', '/company-signup/:referralCodeOrEmail? public'],
  ['/company-activation', '/company-activation public'],
  ['/join-team', '/join-team public'],
  ['/set-company-password/a@example.com', '/set-company-password/:email public'],
  ['/setup-password/uid1', '/setup-password/:firebaseUid public'],
  ['/register-company', '/register-company public'],
  ['/complete-profile', '/complete-profile signed-in'],
  ['/confirm-email', '/confirm-email public'],
  ['/reset-password', '/reset-password public'],
  ['/ai-assessment', '/ai-assessment public'],
  ['/ai-assessment/ABCDE23456', '/ai-assessment/:code forward'],
  ['/interview', '/interview public'],
  ['/view-interviews', '/view-interviews public'],
  ['/interview/1', '/interview/:id public'],
  ['/interviews/pellworth/engineer/2026/1', '/interviews/:companyName/:position/:year/:id public'],
  ['/submit/interview', '/submit/interview public'],
  ['/submit/interview/ai', '/submit/interview/ai public'],
  ['/submit/interview/manual', '/submit/interview/manual public'],
  ['/talent-pool', '/talent-pool public'],
  ['/talent-pool/browse', '/talent-pool/browse public'],
  ['/talent-form', '/talent-form public'],
  ['/roles', '/roles public'],
  ['/companies', '/companies public'],
  ['/companies/1', '/companies/:id public'],
  ['/companies/1/dashboard', '/companies/:id/dashboard signed-in'],
  ['/companies/1/send-assessment', '/companies/:id/send-assessment signed-in'],
  ['/privacy-policy', '/privacy-policy public'],
  ['/terms', '/terms public'],
  ['/about', '/about public'],
  ['/logo-export', '/logo-export public'],
  ['/grid2arr', '/grid2arr public'],
  ['/problem-builder-v2', '/problem-builder-v2 public'],
  ['/problem-builder-v2/d1', '/problem-builder-v2/:draftId signed-in'],
  ['/report/1', '/report/:reportId signed-in'],
  ['/shared/report/1', '/shared/report/:reportId public'],
  ['/magic-link/t', '/magic-link/:token public'],
  ['/sample-report', '/sample-report public'],
  ['/client-dashboard/github-reports', '/client-dashboard/github-reports company'],
  ['/client-dashboard/github-reports/1', '/client-dashboard/github-reports/:reportId company'],
  ['/dashboard/github-reports/1', '/dashboard/github-reports/:reportId user'],
  ['/dashboard/github-return', '/dashboard/github-return user'],
  ['/billing-dashboard', '/billing-dashboard signed-in'],
  ['/codebrainv1', '/codebrainv1 public'],
  ['/codebrainv1/p1', '/codebrainv1/:problemId public'],
  ['/codebrainv1/multi_task/p1', '/codebrainv1/multi_task/:problemId public'],
  ['/codebrainv1/aerial_planning', '/codebrainv1/aerial_planning forward'],
  ['/codebrainv2/ABCDE23456', '/codebrainv2/:first public'],
  ['/codebrainv2/ABCDE23456/emeka-osei', '/codebrainv2/:first/:second public'],
  ['/codebrainv2/two-sum/p1', '/codebrainv2/:first/:second public'],
  ['/codebrainv2/two-sum/p1/report', '/codebrainv2/:problemName/:problemId/report signed-in'],
  ['/dashboard', '/dashboard user'],
  ['/client-dashboard', '/client-dashboard forward'],
  ['/client-dashboard/home', '/client-dashboard/home company'],
  ['/client-dashboard/recruit-talent', '/client-dashboard/recruit-talent company'],
  ['/client-dashboard/create-jobs', '/client-dashboard/create-jobs company'],
  ['/client-dashboard/talent-selection', '/client-dashboard/talent-selection company'],
  ['/client-dashboard/my-interns', '/client-dashboard/my-interns company'],
  ['/client-dashboard/assessment', '/client-dashboard/assessment company'],
  ['/client-dashboard/debug-assessment', '/client-dashboard/debug-assessment company'],
  ['/client-dashboard/profile', '/client-dashboard/profile company'],
  ['/partner-dashboard', '/partner-dashboard forward'],
  ['/partner-dashboard/overview', '/partner-dashboard/overview signed-in'],
  ['/partner-dashboard/students', '/partner-dashboard/students signed-in'],
  ['/partner-dashboard/students/invite', '/partner-dashboard/students/invite signed-in'],
  ['/partner-dashboard/companies', '/partner-dashboard/companies signed-in'],
  ['/partner-dashboard/assessments', '/partner-dashboard/assessments signed-in'],
  ['/admin-dashboard', '/admin-dashboard forward'],
  ...[
    'home',
    'network-graph',
    'partners',
    'manage-interns',
    'manage-companies',
    'onboard-companies',
    'interviews',
    'unpublished-roles',
    'preview-applicants',
    'manage-onboarding',
    'paying-companies',
    'settings',
    'support-chat',
    'presence',
  ].map((tab) => [`/admin-dashboard/${tab}`, `/admin-dashboard/${tab} admin`] as const),
  ['/admin-dashboard/partners/1', '/admin-dashboard/partners/:partnerId admin'],
  ['/admin-dashboard/intern-profile/1', '/admin-dashboard/intern-profile/:internId signed-in'],
  ['/account', '/account forward'],
  ['/account/profile', '/account/profile signed-in'],
  ['/account/security', '/account/security signed-in'],
  ['/account/notifications', '/account/notifications signed-in'],
  ['/account/appearance', '/account/appearance signed-in'],
  ['/account/privacy', '/account/privacy signed-in'],
  ['/account/nothing', '* public'],
  ['/nowhere', '* public'],
  ['/codebrainv3/x', '* public'],
  ['/client-dashboard/nothing', '* public'],
];

describe('the route table', () => {
  it.each(addresses)('%s reaches %s', (pathname, expected) => {
    expect(reached(pathname)).toBe(expected);
  });
});

describe('the paths that links are made of', () => {
  const mounted = (list: readonly RouteObject[]): (string | undefined)[] =>
    list.flatMap((route) => [route.path, ...mounted(route.children ?? [])]);
  const patterns = new Set(mounted(routes));
  // Redirected to by a forward, and matched by the pattern of every multi-task problem.
  const { codebrainMultiTaskAerial: filled, ...written } = paths;

  it.each(Object.values(written))('%s is mounted as it is written', (pattern) => {
    expect(patterns).toContain(pattern);
  });

  it(`${filled} is an address of a mounted pattern`, () => {
    expect(reached(filled)).toBe(`${paths.codebrainMultiTask} public`);
  });
});

describe('a forwarding route', () => {
  const follow = async (address: string): Promise<string | null> => {
    const url = new URL(address, 'http://assay.test');
    const match = matchRoutes(routes, url.pathname)?.at(-1);
    const loader = match?.route.loader;
    if (typeof loader !== 'function') throw new Error(`${address} does not forward`);
    const args = { params: match?.params ?? {}, request: new Request(url), context: undefined };
    const answer: unknown = await loader(args as unknown as Parameters<typeof loader>[0]);
    return answer instanceof Response ? answer.headers.get('location') : null;
  };

  it.each([
    ['/signup', '/role-selection?tab=signup'],
    ['/signup?next=%2Fx', '/role-selection?next=%2Fx&tab=signup'],
    ['/candidate-signup', '/candidate-auth'],
    ['/candidate-signup/emeka-osei', '/candidate-auth/emeka-osei'],
    ['/student-signup', '/candidate-signup'],
    ['/student-signup/emeka-osei', '/candidate-signup/emeka-osei'],
    ['/student-auth', '/candidate-auth'],
    ['/student-auth/emeka-osei/step/1', '/candidate-auth/emeka-osei/step/1'],
    ['/ai-assessment/ABCDE23456', '/codebrainv1'],
    ['/codebrainv1/aerial_planning', '/codebrainv1/multi_task/aerial_planning'],
    ['/client-dashboard', '/client-dashboard/home'],
    ['/partner-dashboard', '/partner-dashboard/overview'],
    ['/admin-dashboard', '/admin-dashboard/home'],
    ['/account', '/account/profile'],
  ])('%s goes to %s', async (address, expected) => {
    expect(await follow(address)).toBe(expected);
  });
});
