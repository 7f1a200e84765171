import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '@/api/cache/query-client';
import type { User } from '@/api/words';
import * as actions from '@/features/session/actions';
import * as hooks from '@/features/session/hooks';
import { viewerOf } from '@/features/session/rules';
import { sessionActions } from '@/features/session/store';
import { clearFlag, read, setFlag, write } from '@/platform/storage';
import { TooltipProvider } from '@/ui/Tooltip';
import ConfirmEmail from './ConfirmEmail';

const person = {
  email: 'ruth@example.com',
  username: 'ruth',
  is_company: false,
  is_partner: false,
  is_admin: false,
  email_verified: false,
  profile_completed: true,
} as User;

/** Opens the page as somebody, and returns the router. */
function open(user: User | null, address = '/confirm-email') {
  vi.spyOn(hooks, 'useViewer').mockReturnValue({ status: 'ready', viewer: viewerOf(user), user });
  vi.spyOn(hooks, 'useConfig').mockReturnValue(undefined);
  const router = createMemoryRouter(
    [
      { path: '/confirm-email', element: <ConfirmEmail /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [address] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <RouterProvider router={router} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return router;
}

const where = (router: ReturnType<typeof open>) =>
  router.state.location.pathname + router.state.location.search;

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(actions, 'applyVerification').mockReturnValue(new Promise(() => undefined));
});

it.each([
  ['company', { ...person, is_company: true }],
  ['partner', { ...person, is_partner: true }],
  ['admin', { ...person, is_admin: true }],
  ['candidate', person],
])('lets a %s have the link sent', async (_, user) => {
  const send = vi.spyOn(actions, 'sendVerification').mockResolvedValue(undefined);
  open(user);
  expect(screen.getByText(/We'll send a link to ruth@example.com/)).toBeDefined();
  screen.getByRole('button', { name: 'Send the link' }).click();
  expect(await screen.findByRole('button', { name: 'I have opened the link' })).toBeDefined();
  expect(send).toHaveBeenCalledTimes(1);
});

it('lets somebody with a wrong address leave, and says where that failed', async () => {
  const leave = vi.spyOn(actions, 'logOut').mockResolvedValue(false);
  open(person);
  screen.getByRole('button', { name: 'Log out and start again' }).click();
  expect(
    await screen.findByText('Logging out didn’t work. You are still signed in.'),
  ).toBeDefined();
  expect(leave).toHaveBeenCalledTimes(1);
});

it('offers to look once the sign-up has had the link sent, though this page came first', () => {
  sessionActions.signedIn({
    uid: 'ruth',
    email: person.email,
    displayName: null,
    emailVerified: false,
    signedInAt: 0,
  });
  open(person);
  expect(screen.getByRole('button', { name: 'Send the link' })).toBeDefined();
  act(() => setFlag('verificationSent', 'ruth'));
  expect(screen.getByRole('button', { name: 'I have opened the link' })).toBeDefined();
  expect(screen.getByText(/We sent a link to ruth@example.com/)).toBeDefined();
  act(() => clearFlag('verificationSent', 'ruth'));
  expect(screen.getByRole('button', { name: 'Send the link' })).toBeDefined();
  act(() => sessionActions.signedOut());
});

it('remembers where to go on for the tab that the link opens', () => {
  open({ ...person, is_company: true }, '/confirm-email?next=%2Fclient-dashboard%2Fprofile');
  expect(read('afterConfirming')).toBe('/client-dashboard/profile');
});

it('takes the code of the link out of the address', async () => {
  const apply = vi.mocked(actions.applyVerification);
  const router = open(null, '/confirm-email?mode=verifyEmail&oobCode=secret&apiKey=k&next=%2Fx');
  await vi.waitFor(() => expect(where(router)).toBe('/confirm-email?next=%2Fx'));
  await vi.waitFor(() => expect(apply).toHaveBeenCalledWith('secret'));
});

it.each([
  ['a company', { ...person, is_company: true }, null, '/client-dashboard'],
  [
    'an invited candidate',
    { ...person, username: null },
    '/codebrainv2/ABCDE23456',
    '/codebrainv2/ABCDE23456',
  ],
  ['a new candidate', { ...person, username: null }, null, '/candidate-auth/step/3'],
] as const)('leads %s on once the address is confirmed', async (_, user, remembered, target) => {
  if (remembered !== null) write('afterConfirming', remembered);
  const router = open({ ...user, email_verified: true });
  await vi.waitFor(() => expect(where(router)).toBe(target));
  expect(read('afterConfirming')).toBeNull();
});

it('asks a visitor to log in first, and comes back', async () => {
  const router = open(null);
  await vi.waitFor(() => expect(where(router)).toBe('/login?next=%2Fconfirm-email'));
});
