// Alone: the session has not begun yet in the first test.
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import { queryClient } from '@/api/cache/query-client';
import * as identity from '@/features/session/sign-in/identity';
import { sessionActions } from '@/features/session/store';
import { TooltipProvider } from '@/ui/Tooltip';
import { RouteGate } from './RouteGate';

const account = {
  uid: 'u',
  email: 'ada@example.com',
  displayName: null,
  emailVerified: true,
  signedInAt: null,
};
const user = {
  id: '1',
  username: 'ada',
  email: 'ada@example.com',
  display_name: 'Ada',
  is_company: false,
  is_partner: false,
  is_admin: false,
  is_billing_staff: false,
  is_author: false,
  email_verified: true,
  profile_completed: true,
  agreements_due: false,
  theme: 'by_page' as const,
  flags: {
    payment: false,
    super_star_access: false,
    profile_completed: true,
    marketing_completed: false,
    accepted_interns: 0,
    assessment_access: false,
  },
  company: null,
};

function open(path: string) {
  const children = [
    { path: '/dashboard', handle: { access: 'user' }, element: <h1>Dashboard</h1> },
    { path: '/client-dashboard', handle: { access: 'company' }, element: <h1>Company</h1> },
    { path: '/about', handle: { access: 'public' }, element: <h1>About</h1> },
    { path: '/login', handle: { access: 'guest' }, element: <h1>Log in</h1> },
  ];
  const router = createMemoryRouter([{ Component: RouteGate, children }], {
    initialEntries: [path],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <RouterProvider router={router} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return router;
}

const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent;

beforeEach(() => {
  queryClient.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

describe('the gate', () => {
  it('sends nobody to the log-in page because the provider cannot be asked, and offers Retry', async () => {
    const restore = vi.spyOn(identity, 'restore').mockImplementation(() => undefined);
    const router = open('/dashboard');
    act(() => sessionActions.unavailable(new Error('Importing a module script failed.')));
    expect(await screen.findByText(/You are still signed in/)).toBeDefined();
    expect(router.state.location.pathname).toBe('/dashboard');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(restore).toHaveBeenCalledTimes(1);
    sessionActions.unavailable(null);
  });

  it('shows nothing until it is known who looks', async () => {
    const get = vi.spyOn(api, 'get').mockResolvedValue({ user });
    open('/dashboard');
    expect(heading()).toBeUndefined();
    act(() => sessionActions.signedIn(account));
    expect(heading()).toBeUndefined();
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeDefined();
    expect(get).toHaveBeenCalledTimes(1);
  });

  it('sends a visitor to the log-in page, which knows the way back', async () => {
    sessionActions.signedOut();
    const router = open('/dashboard?tab=2');
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeDefined();
    expect(router.state.location.search).toBe('?next=%2Fdashboard%3Ftab%3D2');
  });

  it('sends a candidate away from a company’s page', async () => {
    vi.spyOn(api, 'get').mockResolvedValue({ user });
    sessionActions.signedIn(account);
    open('/client-dashboard');
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeDefined();
  });

  it('keeps public pages open while the account cannot be loaded, and offers Retry on the others', async () => {
    const failed = new ApiError({
      status: 403,
      code: 'account_disabled',
      detail: 'This account is switched off.',
      requestId: 'r1',
    });
    vi.spyOn(api, 'get').mockRejectedValue(failed);
    sessionActions.signedIn(account);
    const router = open('/about');
    expect(await screen.findByRole('heading', { name: 'About' })).toBeDefined();
    await act(() => router.navigate('/dashboard'));
    expect(await screen.findByText('This account is switched off.')).toBeDefined();
    expect(screen.getByText('Request r1')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
  });

  it('says which address to use where an account was merged, and offers no Retry', async () => {
    const detail = 'This account was merged into another one of yours. Log in as o•••@example.com.';
    const merged = new ApiError({ status: 403, code: 'account_merged', detail });
    vi.spyOn(api, 'get').mockRejectedValue(merged);
    sessionActions.signedIn(account);
    const router = open('/login');
    expect(await screen.findByText(detail)).toBeDefined();
    await act(() => router.navigate('/dashboard'));
    expect(await screen.findByText(detail)).toBeDefined();
    expect(screen.getByRole('heading', { name: 'This account was merged' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Log out' })).toBeDefined();
  });
});
