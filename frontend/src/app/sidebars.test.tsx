import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { matchRoutes, MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import type { User } from '@/api/words';
import { routes } from '@/app/router';
import * as session from '@/features/session/hooks';
import { AdminShell } from '@/features/shell/shells/AdminShell';
import { CandidateShell } from '@/features/shell/shells/CandidateShell';
import { CompanyShell } from '@/features/shell/shells/CompanyShell';
import { PartnerShell } from '@/features/shell/shells/PartnerShell';
import { TooltipProvider } from '@/ui/Tooltip';

const person = {
  id: 'u1',
  email: 'ada@assay.example',
  display_name: 'Ada Byron',
  username: 'ada',
  is_company: false,
  is_partner: false,
  is_admin: false,
  is_billing_staff: false,
  flags: {
    payment: true,
    super_star_access: true,
    profile_completed: true,
    marketing_completed: true,
    accepted_interns: 1,
    assessment_access: true,
  },
  company: null,
};

/** Whether an address leads to a page that is built, and is no address that only sends on. */
function isPage(address: string): boolean {
  const { pathname } = new URL(address, 'http://assay.test');
  const route = matchRoutes(routes, pathname)?.at(-1)?.route;
  return route !== undefined && route.path !== '*' && route.lazy !== undefined;
}

/** The lines of a person's sidebar. */
function tabsOf(Shell: typeof CandidateShell, user: User) {
  vi.spyOn(session, 'useUser').mockReturnValue(user);
  vi.spyOn(api, 'get').mockReturnValue(new Promise<never>(() => undefined));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <MemoryRouter>
          <Shell />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('link');
}

it.each([
  ['a candidate', CandidateShell, person],
  ['a company', CompanyShell, { ...person, is_company: true }],
  ['a partner', PartnerShell, { ...person, is_partner: true }],
  ['the admin', AdminShell, { ...person, is_admin: true }],
] as const)('every tab in the sidebar of %s has a page that is built', (_, Shell, user) => {
  const offered = tabsOf(Shell, user as User).map((tab) => tab.getAttribute('href') ?? '');
  expect(offered.length).toBeGreaterThan(4);
  expect(offered.filter((address) => !isPage(address))).toEqual([]);
  expect(screen.queryByText('Being built')).toBeNull();
});

it('a candidate goes to the open roles from the sidebar', () => {
  const roles = tabsOf(CandidateShell, person as User).find((tab) => tab.textContent === 'Roles');
  expect(roles?.getAttribute('href')).toBe('/roles');
});

it('a candidate goes to the companies from the sidebar, and shares an interview from the top strip', () => {
  const lines = tabsOf(CandidateShell, person as User);
  const companies = lines.find((tab) => tab.textContent === 'Companies');
  expect(companies?.getAttribute('href')).toBe('/companies');
  const share = screen.getByRole('link', { name: 'Share an interview' });
  expect(share.getAttribute('href')).toBe('/submit/interview');
});

it.each([
  ['owner', '/companies/c1/send-assessment'],
  ['recruiter', '/companies/c1/send-assessment'],
  ['reviewer', undefined],
] as const)('the top strip of the %s of a company leads to %s', (role, way) => {
  const company = { id: 'c1', name: 'C', role, state: 'approved', trial: null, review: null };
  tabsOf(CompanyShell, { ...person, is_company: true, company } as User);
  const send = screen.queryByRole('link', { name: 'Send assessment' });
  expect(send?.getAttribute('href')).toBe(way);
  expect(screen.queryAllByRole('link', { name: 'New assessment' })).toHaveLength(way ? 1 : 0);
});
