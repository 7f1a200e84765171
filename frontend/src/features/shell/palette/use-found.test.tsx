import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import type { User } from '@/api/words';
import { useFound } from './use-found';

afterEach(() => vi.restoreAllMocks());

const user = {
  is_admin: false,
  is_company: false,
  is_partner: false,
  email_verified: true,
  company: null,
} as User;
const company = {
  id: 'c1',
  name: 'Pellworth',
  role: 'recruiter',
  state: 'approved',
  trial: null,
  trial_ended_at: null,
  trial_offer: null,
  review: null,
} as const;

const answers: Record<string, unknown> = {
  '/api/companies/me/find': {
    roles: [{ id: 'r1', title: 'Fitter', state: 'published' }],
    applicants: [{ id: 'a1', role_id: 'r1', role_title: 'Fitter', name: 'Pia Fitz' }],
    assessments: [],
    invitations: [
      {
        id: 'i1',
        assessment_id: 's1',
        assessment_title: 'Backend',
        name: null,
        email: 'fit@x.example',
        report_id: 't1',
      },
      {
        id: 'i2',
        assessment_id: 's1',
        assessment_title: 'Backend',
        name: 'Fia',
        email: 'fia@x.example',
        report_id: null,
      },
    ],
  },
  '/api/admin/candidates': {
    items: [{ id: 'u1', display_name: '', email: 'fit@x.example' }],
    next_cursor: null,
  },
  '/api/admin/companies': { items: [{ id: 'c2', name: 'Fit Ltd' }], next_cursor: null },
};

function find(as: User | null, query: string) {
  const get = vi
    .spyOn(api, 'get')
    .mockImplementation(((path: string) =>
      Promise.resolve(answers[path] ?? { items: [], next_cursor: null })) as typeof api.get);
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useFound(as, query), { wrapper });
  const asked = () => get.mock.calls.map(([path]) => path as string);
  return { result, asked };
}

const paths = (groups: ReturnType<typeof useFound>) =>
  groups.flatMap(({ items }) => items.map(({ path }) => path));

it('a company finds its roles, applicants and invited people, each where it is read', async () => {
  const { result } = find({ ...user, is_company: true, company }, 'fit');
  await waitFor(() =>
    expect(paths(result.current)).toEqual([
      '/client-dashboard/create-jobs/r1',
      '/client-dashboard/talent-selection/r1/a1',
      '/report/t1',
      '/client-dashboard/assessment/s1',
    ]),
  );
  expect(result.current[1]?.items.map(({ label }) => label)).toEqual([
    'Pia Fitz',
    'fit@x.example',
    'Fia',
  ]);
});

it('the admin finds accounts and companies', async () => {
  const { result } = find({ ...user, is_admin: true }, 'fit');
  await waitFor(() =>
    expect(paths(result.current)).toEqual([
      '/admin-dashboard/manage-interns?candidate=u1',
      '/admin-dashboard/manage-companies?company=c2',
    ]),
  );
});

it('who looks after the money, a candidate and a visitor are not asked for a company’s people', async () => {
  for (const as of [
    { ...user, is_company: true, company: { ...company, role: 'billing' } },
    user,
    null,
  ]) {
    const { asked } = find(as as User | null, 'fit');
    await waitFor(() => expect(asked()).toContain('/api/interviews'));
    expect(asked()).not.toContain('/api/companies/me/find');
    expect(asked()).not.toContain('/api/admin/candidates');
    vi.restoreAllMocks();
  }
});

it('one letter is looked for nowhere', async () => {
  const { result, asked } = find({ ...user, is_company: true, company }, ' f ');
  await new Promise((done) => setTimeout(done, 400));
  expect(result.current).toEqual([]);
  expect(asked()).toEqual([]);
});
