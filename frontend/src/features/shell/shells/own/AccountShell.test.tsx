import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { User } from '@/api/words';
import * as session from '@/features/session/hooks';
import { TooltipProvider } from '@/ui/Tooltip';
import { AccountShell } from './AccountShell';
import { StaffShell } from './StaffShell';
import { ToolShell } from './ToolShell';

const person = {
  id: 'p1',
  email: 'paul@assay.example',
  display_name: 'Paul Reyes',
  username: 'paul',
  is_company: false,
  is_partner: false,
  is_admin: false,
  is_billing_staff: false,
  flags: {},
  company: null,
} as unknown as User;

afterEach(() => vi.restoreAllMocks());

/** The sections beside a page that stands in this shell. */
function sections(Shell: typeof AccountShell, path: string, is: Partial<User>): string[] {
  vi.spyOn(session, 'useUser').mockReturnValue({ ...person, ...is });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route Component={Shell}>
              <Route path={path} element={<h1>The page</h1>} />
            </Route>
          </Routes>
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  expect(screen.getByRole('heading', { name: 'The page' })).toBeDefined();
  const nav = within(screen.getByRole('navigation', { name: 'Sections' }));
  return nav.getAllByRole('link').map((link) => link.textContent);
}

it.each([
  ['a company', { is_company: true }, 'Create Roles'],
  ['the admin', { is_admin: true }, 'Onboard companies'],
  ['a partner', { is_partner: true }, 'Students'],
  ['a candidate', {}, 'Applications'],
] as const)('a company’s dashboard stands in the own dashboard of %s', (_, is, section) => {
  const found = sections(AccountShell, '/companies/c1/dashboard', is);
  expect(found.some((label) => label.startsWith(section))).toBe(true);
});

it.each([
  ['/billing-dashboard', {}, ['Billing Dashboard', 'Dashboard']],
  ['/billing-dashboard/new', { is_admin: true }, ['Billing Dashboard', 'Admin Dashboard']],
] as const)('staff have a way from %s to their own dashboard', (path, is, labels) => {
  expect(sections(StaffShell, path, { ...is, is_billing_staff: true })).toEqual(labels);
});

it('anyone else sees the billing pages’ refusal in their own dashboard', () => {
  const found = sections(StaffShell, '/billing-dashboard', {});
  expect(found).toContain('Applications');
  expect(found).not.toContain('Billing Dashboard');
});

it.each([
  ['a company', { is_company: true }, 'Create Roles'],
  ['the admin', { is_admin: true }, 'Onboard companies'],
] as const)('a tool of companies stands in the own dashboard of %s', (_, is, section) => {
  const found = sections(ToolShell, '/problem-builder-v2', is);
  expect(found.some((label) => label.startsWith(section))).toBe(true);
});

it('a tool of companies is shown in the frame of the site to anyone else', () => {
  expect(() => sections(ToolShell, '/problem-builder-v2', {})).toThrow(/Sections/);
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeDefined();
});
