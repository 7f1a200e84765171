import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/api/cache/query-client';
import type { User } from '@/api/words';
import * as actions from '@/features/session/actions';
import * as session from '@/features/session/hooks';
import { TooltipProvider } from '@/ui/Tooltip';
import { FloatingShell } from './FloatingShell';
import { PublicShell } from './PublicShell';

const partner = {
  id: 'p1',
  email: 'paul@assay.example',
  display_name: 'Paul Reyes',
  is_company: false,
  is_partner: true,
  is_admin: false,
  is_billing_staff: false,
} as User;

function open(Shell: typeof PublicShell, user: User | null) {
  vi.spyOn(session, 'useUser').mockReturnValue(user);
  render(
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <MemoryRouter initialEntries={['/about']}>
          <Routes>
            <Route Component={Shell}>
              <Route path="/about" element={<h1>About</h1>} />
            </Route>
          </Routes>
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return within(screen.getByRole('navigation', { name: 'Main' }));
}

const leadsTo = (link: HTMLElement) => link.getAttribute('href');

beforeEach(() => queryClient.clear());

describe.each([
  ['top', PublicShell],
  ['floating', FloatingShell],
] as const)('the %s bar', (_, Shell) => {
  it('shows the product’s name, Sign Up to the choice of roles and Log In', () => {
    const bar = open(Shell, null);
    expect(leadsTo(bar.getByRole('link', { name: /Assay/ }))).toBe('/');
    expect(leadsTo(bar.getByRole('link', { name: 'Sign Up' }))).toBe('/role-selection?tab=signup');
    expect(leadsTo(bar.getByRole('link', { name: 'Log In' }))).toBe('/login');
  });

  it('leads to the open roles, in the bar and in the menu of a phone', async () => {
    const bar = open(Shell, null);
    expect(leadsTo(bar.getByRole('link', { name: 'Roles' }))).toBe('/roles');
    await userEvent.click(bar.getByRole('button', { name: 'Menu' }));
    expect(leadsTo(screen.getByRole('menuitem', { name: 'Roles' }))).toBe('/roles');
  });

  it('shows a signed-in person a menu in their place, whose Logout logs out', async () => {
    const logOut = vi.spyOn(actions, 'logOut').mockResolvedValue(true);
    const bar = open(Shell, partner);
    expect(bar.queryByRole('link', { name: 'Sign Up' })).toBeNull();
    await userEvent.click(bar.getByRole('button', { name: /Paul Reyes/ }));
    const entries = screen.getAllByRole('menuitem').map((entry) => entry.textContent);
    expect(entries.slice(0, 2)).toEqual(['Dashboard', 'Partner Dashboard']);
    await userEvent.click(screen.getByRole('menuitem', { name: /log ?out/i }));
    expect(logOut).toHaveBeenCalledTimes(1);
  });
});
