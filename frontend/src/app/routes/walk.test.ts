import { matchRoutes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '@/api/cache/query-client';
import { guard, type Viewer } from '@/facts/guards';
import { routes } from '@/app/router';
import type { RouteHandle } from './route';

const dbData = { is_company: false, is_partner: false, is_admin: false };
const person = (flags: Partial<typeof dbData> = {}) =>
  ({ kind: 'user', email: 'ada@example.com', dbData: { ...dbData, ...flags } }) as const;
const viewers = {
  anonymous: { kind: 'anonymous' },
  candidate: person(),
  company: person({ is_company: true }),
  partner: person({ is_partner: true }),
  admin: person({ is_admin: true }),
} satisfies Record<string, Viewer>;
type Who = keyof typeof viewers;

const HOPS = 6;

/** Where a viewer who opens an address ends up, by the route table's own loaders and guards. */
async function walk(who: Who, address: string): Promise<string> {
  let here = address;
  for (let hop = 0; hop < HOPS; hop += 1) {
    const url = new URL(here, 'http://assay.test');
    const match = matchRoutes(routes, url.pathname)?.at(-1);
    if (match === undefined) throw new Error(`${here} matches nothing`);
    const { loader } = match.route;
    if (typeof loader === 'function') {
      const args = { params: match.params, request: new Request(url), context: undefined };
      const answer: unknown = await loader(args as unknown as Parameters<typeof loader>[0]);
      if (answer instanceof Response) {
        here = answer.headers.get('location') ?? '';
        continue;
      }
    }
    const { access } = match.route.handle as RouteHandle;
    const decision = guard(viewers[who], access, here);
    if (decision.allow) return url.pathname;
    here = decision.redirect;
  }
  throw new Error(`${address} goes in a circle for ${who}`);
}

const OWN: Record<Who, string> = {
  anonymous: '/login',
  candidate: '/dashboard',
  company: '/client-dashboard/home',
  partner: '/partner-dashboard/overview',
  admin: '/admin-dashboard/home',
};
const everybody = Object.keys(viewers) as Who[];

/** The address, and who stays there; everybody else ends on a page of their own. */
const guarded: readonly (readonly [string, readonly Who[]])[] = [
  ['/login', ['anonymous']],
  ['/role-selection', ['anonymous']],
  ['/dashboard', ['candidate', 'partner']],
  ['/dashboard/applications', ['candidate', 'partner']],
  ['/dashboard/assessments', ['candidate', 'partner']],
  ['/dashboard/reports', ['candidate', 'partner']],
  ['/dashboard/github-reports/1', ['candidate', 'partner']],
  ['/dashboard/github-return', ['candidate', 'partner']],
  ['/partner-assessments/ABCDE23456', ['candidate', 'partner']],
  ...[
    'home',
    'recruit-talent',
    'create-jobs',
    'talent-selection',
    'my-interns',
    'assessment',
    'assessment/review',
    'debug-assessment',
    'profile',
    'github-reports',
    'github-reports/1',
  ].map((tab) => [`/client-dashboard/${tab}`, ['company'] as Who[]] as const),
  ...[
    'home',
    'network-graph',
    'partners',
    'partners/1',
    'manage-interns',
    'manage-companies',
    'onboard-companies',
    'interviews',
    'integrity',
    'unpublished-roles',
    'preview-applicants',
    'manage-onboarding',
    'paying-companies',
    'settings',
    'support-chat',
    'presence',
  ].map((tab) => [`/admin-dashboard/${tab}`, ['admin'] as Who[]] as const),
  // No role wrapper, only a sign-in (spec §2, §6).
  ...[
    '/billing-dashboard',
    '/partner-dashboard/overview',
    '/partner-dashboard/students',
    '/partner-dashboard/students/invite',
    '/partner-dashboard/companies',
    '/partner-dashboard/assessments',
    '/partner-dashboard/assessments/new',
    '/partner-dashboard/assessments/1',
    '/admin-dashboard/intern-profile/1',
    '/report/1',
    '/complete-profile',
  ].map((path) => [path, ['candidate', 'company', 'partner', 'admin'] as Who[]] as const),
];

const open = [
  '/',
  '/candidate-auth',
  '/company-auth',
  '/partner-auth',
  '/company-signup',
  '/company-activation',
  '/set-company-password/a@example.com',
  '/setup-password/uid',
  '/register-company',
  '/reset-password',
  '/unsubscribe',
  '/stop-partner-invitations/a',
  '/ai-assessment',
  '/interview',
  '/view-interviews',
  '/submit/interview',
  '/talent-pool',
  '/talent-form',
  '/roles',
  '/companies',
  '/privacy-policy',
  '/terms',
  '/about',
  '/logo-export',
  '/grid2arr',
  '/problem-builder-v2',
  '/shared/report/1',
  '/magic-link/t',
  '/sample-report',
  '/codebrainv1',
  '/codebrainv2/ABCDE23456',
];

/** What only sends on, to a page that is open to all. */
const forwards: readonly (readonly [string, string])[] = [
  ['/candidate-signup/emeka-osei', '/candidate-auth/emeka-osei'],
  ['/student-signup/emeka-osei', '/candidate-auth/emeka-osei'],
  ['/student-auth', '/candidate-auth'],
  ['/ai-assessment/ABCDE23456', '/codebrainv1'],
  ['/codebrainv1/aerial_planning', '/codebrainv1/multi_task/aerial_planning'],
  ['/nowhere', '/'],
  ['/client-dashboard/nothing', '/'],
];

beforeEach(() => {
  queryClient.setQueryData(['config'], { hidden_paths: { dev_community: '/k7m2x9qd' } });
});

describe.each(everybody)('a viewer who is %s', (who) => {
  it.each(guarded)('at %s stays or is sent to a page of their own', async (path, stays) => {
    expect(await walk(who, path)).toBe(stays.includes(who) ? path : OWN[who]);
  });

  it.each(open)('may open %s', async (path) => {
    expect(await walk(who, path)).toBe(path);
  });

  it.each(forwards)('goes from %s to %s', async (path, target) => {
    expect(await walk(who, path)).toBe(target);
  });

  it('finds a hidden page where the settings put it', async () => {
    expect(await walk(who, '/k7m2x9qd')).toBe('/k7m2x9qd');
  });

  it.each(['/client-dashboard', '/partner-dashboard', '/admin-dashboard', '/signup'])(
    'at %s ends on a page that is theirs to see',
    async (path) => {
      const end = await walk(who, path);
      expect(await walk(who, end)).toBe(end);
    },
  );
});
