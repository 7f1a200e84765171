import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import type { AdminCompany, AdminCustomer } from '@/api/words';
import type { Slate } from '@/api/words/hiring/slates';
import type { PresentPerson } from '@/api/words/presence';
import { People } from '@/features/presence/list/People';
import ManageCompanies from '@/pages/admin/ManageCompanies';
import PayingCompanies from '@/pages/admin/PayingCompanies';
import PreviewApplicants from '@/pages/admin/PreviewApplicants';
import { TooltipProvider } from '@/ui/Tooltip';

const AT = '2026-11-25T12:00:00Z';
const pageOf = (items: readonly unknown[]) => ({ items, next_cursor: null });

const company = (id: string, name: string): AdminCompany => ({
  id,
  name,
  domain: null,
  state: 'approved',
  flags: [],
  members: 1,
  live_roles: 0,
  last_visit: null,
  created_at: AT,
});

const customer = (id: string, name: string) =>
  ({
    id,
    name,
    state: 'approved',
    plan: null,
    paying_since: null,
    paid_until: null,
    open_until: null,
    in_grace: false,
    mrr: [],
    next_due: null,
    days_late: 0,
    live_roles: 0,
    allowance: { used: 0, quota: 10 },
    members: 1,
    unanswered: 0,
  }) as unknown as AdminCustomer;

const slate = (id: string, title: string): Slate => ({
  id,
  title,
  company: 'Pellworth',
  version: 1,
  state: 'published',
  published_at: AT,
  released: false,
  counts: { waiting: 1, excluded: 0, released: 0 },
});

/** An applicant, as far as the list reads them. */
const applicant = (id: string, code: string) => ({
  id,
  code,
  name: null,
  headline: null,
  applied_at: AT,
  missed: 0,
  facts: { requirements: [] },
  slate_note: { excluded: null, placed: null, text: null, version: 1 },
});

const person = (id: string, name: string, role: PresentPerson['role']): PresentPerson => ({
  id,
  name,
  email: `${id}@example.com`,
  role,
  area: 'home',
  device: 'desktop',
  state: 'active',
  since: AT,
  seen_at: AT,
  in_assessment: false,
});

const answers: Partial<Record<string, unknown>> = {
  '/api/admin/companies': pageOf([company('c1', 'Pellworth'), company('c2', 'Saltmarsh')]),
  '/api/admin/paying-companies': pageOf([customer('c1', 'Pellworth'), customer('c2', 'Saltmarsh')]),
  '/api/admin/slates': pageOf([slate('r1', 'Fitter'), slate('r2', 'Welder')]),
  '/api/admin/slates/{id}': {
    ...slate('r1', 'Fitter'),
    checks: { not_sent: 0, self_id_apart: true },
    hidden: { names: 1, emails: 1, educations: 0, resumes: 0, words: 0 },
    history: [],
  },
  '/api/admin/slates/{id}/applications': pageOf([applicant('a1', 'K7F2'), applicant('a2', 'M3QX')]),
  '/api/admin/presence': pageOf([
    person('p1', 'Ada', 'candidate'),
    person('p2', 'Ruth', 'company'),
  ]),
};

beforeEach(() => {
  vi.spyOn(api, 'get').mockImplementation((address) => {
    const answer = answers[address];
    return (answer === undefined ? new Promise(() => undefined) : Promise.resolve(answer)) as never;
  });
});

function Where() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{`${pathname}${search}`}</output>;
}

const where = () => screen.getByRole('status', { name: 'Address' }).textContent;
const focused = () => document.activeElement?.textContent;

function show(page: ReactNode, at = '/') {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <MemoryRouter initialEntries={[at]}>
          {page}
          <Where />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

it.each([
  ['manage-companies', <ManageCompanies key="1" />, 'Pellworth', 'Saltmarsh', 'company=c2'],
  ['paying-companies', <PayingCompanies key="2" />, 'Pellworth', 'Saltmarsh', 'company=c2'],
  ['preview-applicants', <PreviewApplicants key="3" />, 'Fitter', 'Welder', 'role=r2'],
])(
  'in %s J and K move through the list and Enter opens',
  async (_, page, first, second, opened) => {
    const user = show(page);
    await screen.findByRole('link', { name: second });
    await user.keyboard('j');
    expect(focused()).toBe(first);
    await user.keyboard('j');
    expect(focused()).toBe(second);
    await user.keyboard('k');
    expect(focused()).toBe(first);
    await user.keyboard('j{Enter}');
    await waitFor(() => expect(where()).toContain(opened));
  },
);

it('from an open company J goes on to the next one of the filtered list', async () => {
  const user = show(<ManageCompanies />, '/admin-dashboard/manage-companies?search=a&company=c1');
  await waitFor(async () => {
    await user.keyboard('j');
    expect(where()).toBe('/admin-dashboard/manage-companies?search=a&company=c2');
  });
  await user.keyboard('k');
  await waitFor(() =>
    expect(where()).toBe('/admin-dashboard/manage-companies?search=a&company=c1'),
  );
});

it('from an open applicant J goes on to the next one of the same part', async () => {
  const at = '/admin-dashboard/preview-applicants?role=r1&part=waiting&view=named&application=a1';
  const user = show(<PreviewApplicants />, at);
  await waitFor(async () => {
    await user.keyboard('j');
    expect(where()).toBe(at.replace('a1', 'a2'));
  });
});

it('in a slate J and K move through the applicants, Enter opens, and R asks about the release', async () => {
  const user = show(<PreviewApplicants />, '/admin-dashboard/preview-applicants?role=r1');
  await screen.findByRole('link', { name: 'Candidate M3QX' });
  await user.keyboard('r');
  await screen.findByRole('dialog', { name: 'Release 1 applicant for Fitter' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('j{Enter}');
  await waitFor(() => expect(where()).toMatch(/application=a[12]$/));
});

it('among those who are online J and K stop at everybody, and Enter opens a candidate', async () => {
  const user = show(<People />);
  await screen.findAllByText('Ruth');
  await user.keyboard('j');
  expect(focused()).toBe('Ada');
  await user.keyboard('j');
  expect(focused()).toBe('Ruth');
  await user.keyboard('{Enter}');
  expect(where()).toBe('/');
  await user.keyboard('k{Enter}');
  await waitFor(() => expect(where()).toBe('/admin-dashboard/manage-interns?candidate=p1'));
});
