// Alone: requests of pages that it opens ahead come late, and tests of other files count theirs.
import { QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import { keepFor } from '@/api/cache/kept';
import { prefetch } from '@/api/cache/prefetch';
import { queryClient } from '@/api/cache/query-client';
import { userKey } from '@/features/session/api';
import { sessionActions } from '@/features/session/store';
import { Loaded } from '@/ui/Loaded';
import { routes } from '@/app/router';
import { page } from './route';

const account = {
  uid: 'u',
  email: 'ada@example.com',
  displayName: null,
  emailVerified: true,
  signedInAt: null,
};
const user = { id: '1', is_company: false, is_partner: false, is_admin: false };
const verified = { ...user, email_verified: true };

beforeEach(() => {
  queryClient.clear();
  sessionStorage.clear();
  keepFor(null);
  sessionActions.signedOut();
});

afterAll(() => sessionActions.signedOut());

describe('a page with queries', () => {
  const read = vi.fn<(id: string) => Promise<string>>();
  const thingQuery = (id: string) =>
    queryOptions({ queryKey: ['thing', id], queryFn: () => read(id), retry: false });
  function Thing() {
    const query = useQuery(thingQuery('7'));
    return (
      <Loaded query={query} failed="No thing.">
        {(thing) => <h1>{thing}</h1>}
      </Loaded>
    );
  }

  /** Opens the page, whose file arrives only when it is let in. */
  function open(load?: () => Promise<never>) {
    let arrive: (file: { default: typeof Thing }) => void;
    const file = new Promise<{ default: typeof Thing }>((resolve) => {
      arrive = resolve;
    });
    const queries = () =>
      Promise.resolve(({ params }: { params: Readonly<Record<string, string | undefined>> }) => [
        prefetch(thingQuery(params['id'] ?? '')),
      ]);
    const route = page('/things/:id', 'public', () => file, load ?? queries);
    const router = createMemoryRouter([{ path: '/', element: <p>Before</p> }, route]);
    render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
    void router.navigate('/things/7');
    return { router, arrive: () => arrive({ default: Thing }) };
  }

  beforeEach(() => {
    read.mockReset();
  });

  it('asks the server before its file has arrived, and once', async () => {
    read.mockResolvedValue('Seven');
    const { arrive } = open();
    await vi.waitFor(() => expect(read).toHaveBeenCalledWith('7'));
    expect(screen.getByText('Before')).toBeDefined();
    arrive();
    expect(await screen.findByRole('heading', { name: 'Seven' })).toBeDefined();
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('is shown while its queries are still under way', async () => {
    read.mockReturnValue(new Promise(() => undefined));
    const { arrive } = open();
    arrive();
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeDefined();
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('shows its own failure where the early request failed', async () => {
    read.mockRejectedValue(new Error('no'));
    const { arrive } = open();
    await vi.waitFor(() => expect(queryClient.getQueryState(['thing', '7'])?.status).toBe('error'));
    arrive();
    expect((await screen.findByRole('alert')).textContent).toContain('No thing.');
  });

  it('opens without its queries where their file cannot be fetched, and logs nothing', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const missing = new TypeError('Failed to fetch dynamically imported module: /assets/q.js');
    read.mockResolvedValue('Seven');
    const { arrive } = open(() => Promise.reject(missing));
    arrive();
    expect(await screen.findByRole('heading', { name: 'Seven' })).toBeDefined();
    expect(log).not.toHaveBeenCalled();
  });

  it('does not ask again where only its query string changes', async () => {
    read.mockResolvedValue('Seven');
    const { router, arrive } = open();
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
    arrive();
    await screen.findByRole('heading', { name: 'Seven' });
    queryClient.clear();
    await act(() => router.navigate('/things/7?tab=2'));
    expect(read).toHaveBeenCalledTimes(1);
  });
});

/** Runs what an address begins, and answers what was asked for within a moment. */
async function asked(address: string): Promise<string[]> {
  const get = vi.spyOn(api, 'get').mockResolvedValue({ items: [], next_cursor: null });
  const url = new URL(address, 'http://assay.test');
  const match = matchRoutes(routes, url.pathname)?.at(-1);
  const loader = match?.route.loader;
  if (typeof loader !== 'function') throw new Error(`${address} begins nothing`);
  const args = { params: match?.params ?? {}, request: new Request(url), context: undefined };
  expect(loader(args as unknown as Parameters<typeof loader>[0])).toBeNull();
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve));
  return get.mock.calls.map(([path]) => path).sort();
}

describe('what an address begins', () => {
  it.each([
    ['/interview', ['/api/interviews/summary']],
    ['/view-interviews?year=2025', ['/api/interviews', '/api/interviews/summary']],
    ['/interview/s1', ['/api/interviews', '/api/interviews/summary', '/api/interviews/{id}']],
    ['/roles?kind=intern', ['/api/open-roles']],
    ['/companies/c1/roles/r1', ['/api/open-roles/{id}']],
    ['/codebrainv2/ABCDE23456', ['/api/codebrain/resolve/{first}']],
    // Everything below needs an account.
    ['/submit/interview', []],
    ['/report/r1', []],
    ['/companies/c1/roles/r1/apply', []],
    ['/dashboard', []],
    ['/dashboard/applications/a1', []],
    ['/client-dashboard/home', []],
    ['/client-dashboard/assessment', []],
    ['/client-dashboard/assessment/a1', []],
    ['/admin-dashboard/home', []],
    ['/admin-dashboard/onboard-companies', []],
    ['/admin-dashboard/interviews', []],
    ['/admin-dashboard/partners', []],
    ['/account/notifications', []],
    ['/partner-dashboard/overview', []],
  ])('for a visitor at %s: %j', async (address, expected) => {
    expect(await asked(address)).toEqual(expected);
  });

  it.each([
    ['/report/r1', verified, ['/api/reports/{id}']],
    ['/submit/interview', verified, ['/api/users/interviews']],
    [
      '/companies/c1/roles/r1/apply',
      verified,
      ['/api/open-roles/{id}', '/api/open-roles/{id}/application'],
    ],
    ['/dashboard/applications/a1', verified, ['/api/users/applications/{id}']],
    ['/dashboard/questions/c1', verified, ['/api/users/integrity-cases/{id}']],
    ['/dashboard/internships/i1', verified, ['/api/users/internships/{id}']],
    [
      '/dashboard',
      verified,
      [
        '/api/invitations',
        '/api/puzzles/daily',
        '/api/reports',
        '/api/talent-profile/introductions',
        '/api/users/applications',
        '/api/users/github-reports',
        '/api/users/integrity-cases',
        '/api/users/internships',
        '/api/users/interviews',
        '/api/users/practice',
        '/api/users/referrals',
        '/api/users/role-proposals',
        '/api/users/skills',
        '/api/users/stories-to-read',
      ],
    ],
    [
      '/dashboard',
      { ...user, email_verified: false },
      [
        '/api/puzzles/daily',
        '/api/reports',
        '/api/talent-profile/introductions',
        '/api/users/applications',
        '/api/users/github-reports',
        '/api/users/integrity-cases',
        '/api/users/internships',
        '/api/users/interviews',
        '/api/users/practice',
        '/api/users/referrals',
        '/api/users/role-proposals',
        '/api/users/skills',
        '/api/users/stories-to-read',
      ],
    ],
    ['/client-dashboard/home', verified, []],
    ['/client-dashboard/home', { ...user, is_company: true }, ['/api/companies/me/overview']],
    ['/client-dashboard/assessment', { ...user, is_company: true }, ['/api/assessments']],
    [
      '/client-dashboard/assessment/new',
      { ...user, is_company: true },
      ['/api/languages', '/api/problems'],
    ],
    [
      '/client-dashboard/assessment/a1',
      { ...user, is_company: true },
      ['/api/assessments/{id}', '/api/assessments/{id}/invitations'],
    ],
    [
      '/client-dashboard/assessment/a1/edit',
      { ...user, is_company: true },
      ['/api/assessments/{id}', '/api/languages', '/api/problems'],
    ],
    ['/admin-dashboard/home', { ...user, is_admin: true }, ['/api/admin/waiting']],
    [
      '/admin-dashboard/onboard-companies',
      { ...user, is_admin: true },
      ['/api/admin/inquiries', '/api/admin/inquiries/counts'],
    ],
    [
      '/admin-dashboard/partners?state=applied',
      { ...user, is_admin: true },
      ['/api/admin/partner-applications', '/api/admin/partner-applications/counts'],
    ],
    ['/admin-dashboard/partners', { ...user, is_admin: true }, ['/api/admin/partners']],
    ['/admin-dashboard/partners/1', { ...user, is_admin: true }, ['/api/admin/partners/{id}']],
    [
      '/admin-dashboard/interviews?queue=pending',
      { ...user, is_admin: true },
      ['/api/admin/interviews', '/api/admin/interviews/counts'],
    ],
    ['/admin-dashboard/interviews', { ...user, is_admin: true }, ['/api/admin/interviews/counts']],
    [
      '/client-dashboard/assessment/review',
      { ...user, is_company: true },
      ['/api/integrity-cases', '/api/integrity-cases/counts'],
    ],
    [
      '/admin-dashboard/integrity',
      { ...user, is_admin: true },
      ['/api/admin/integrity-cases', '/api/admin/integrity-cases/counts'],
    ],
    ['/account/notifications', verified, ['/api/users/notification-settings']],
    ['/partner-dashboard/overview', verified, ['/api/partners/me', '/api/partners/me/commissions']],
  ])('at %s for %j: %j', async (address, viewer, expected) => {
    sessionActions.signedIn(account);
    queryClient.setQueryData(userKey, viewer);
    expect(await asked(address)).toEqual(expected);
  });

  it('is decided by the record of the last visit while the new one is awaited', async () => {
    keepFor('u');
    sessionStorage.setItem('assay.kept.person.u.user', JSON.stringify({ user: verified }));
    sessionActions.signedIn(account);
    expect(await asked('/report/r1')).toEqual(['/api/reports/{id}']);
  });
});
