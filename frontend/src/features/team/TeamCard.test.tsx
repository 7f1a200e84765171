import { render, screen, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { queryClient } from '@/api/cache/query-client';
import { api } from '@/api/client';
import type { AnyApi } from '@/api/typed';
import { ApiError } from '@/api/errors';
import type { Team } from '@/api/words';
import { TooltipProvider } from '@/ui/Tooltip';
import { TeamCard } from './TeamCard';

const team: Team = {
  members: [
    {
      id: 'u1',
      name: 'Ruth Pell',
      email: 'ruth@example.com',
      role: 'owner',
      joined_at: '2027-01-01T00:00:00Z',
    },
    {
      id: 'u2',
      name: 'Eve Holt',
      email: 'eve@example.com',
      role: 'recruiter',
      joined_at: '2027-01-02T00:00:00Z',
    },
  ],
  invitations: [
    {
      id: 'i1',
      email: 'max@example.com',
      role: 'reviewer',
      sent_at: '2027-01-03T00:00:00Z',
      expires_at: '2027-01-10T00:00:00Z',
      over: true,
      can_be_resent: true,
    },
  ],
};

let post: MockInstance<AnyApi['post']>;
let create: MockInstance<typeof api.create>;
beforeEach(() => {
  queryClient.clear();
  vi.spyOn(api, 'get').mockResolvedValue(team);
  post = vi.spyOn(api as unknown as AnyApi, 'post').mockResolvedValue({});
  create = vi.spyOn(api, 'create');
});

async function show(self = 'u1', isOwner = true, address = '/') {
  render(
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <MemoryRouter initialEntries={[address]}>
          <TeamCard self={self} isOwner={isOwner} confirmed={(act) => act()} />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  await screen.findByText('Ruth Pell');
  return userEvent.setup();
}

it('the only owner can neither leave nor take another role, and reads why', async () => {
  await show();
  const leave = screen.getByRole('button', { name: /^Leave/ });
  expect(leave.getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByRole('combobox', { name: 'Role of Ruth Pell' })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Role of Eve Holt' })).toBeDefined();
});

it('invites a colleague, and says at the field what is wrong with the address', async () => {
  const detail = 'This person already belongs to your company.';
  const fields = [{ field: 'email', code: 'in_team', detail }];
  create.mockRejectedValueOnce(
    new ApiError({ status: 400, code: 'validation_failed', detail: '', fields }),
  );
  const user = await show();
  await user.click(screen.getByRole('button', { name: 'Invite a colleague' }));
  const field = screen.getByLabelText('E-mail address');
  await user.type(field, 'eve@example.com');
  await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
  expect(await screen.findByText(detail)).toBeDefined();
  expect((field as HTMLInputElement).value).toBe('eve@example.com');
  create.mockResolvedValueOnce(team.invitations[0] as never);
  await user.clear(field);
  await user.type(field, 'max@example.com');
  await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
  await waitFor(() => expect(screen.queryByLabelText('E-mail address')).toBeNull());
  const [first, second] = create.mock.calls.map((call) => call[1]);
  expect(second).toMatchObject({ body: { email: 'max@example.com', role: 'recruiter' } });
  expect(first?.key).not.toBe(second?.key);
});

it('an address that asks for it opens the invitation for an owner, and once', async () => {
  const person = await show('u1', true, '/client-dashboard/profile#invite');
  expect(await screen.findByRole('dialog')).toBeDefined();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('no colleague who is no owner is led to the invitation', async () => {
  await show('u2', false, '/client-dashboard/profile#invite');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks before a colleague is removed', async () => {
  const user = await show();
  await user.click(screen.getByRole('button', { name: 'Remove Eve Holt' }));
  expect(post).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() =>
    expect(post).toHaveBeenCalledWith('/api/companies/me/team/{id}/remove', {
      path: { id: 'u2' },
    }),
  );
});

it('sends an invitation again and takes it back', async () => {
  const user = await show();
  expect(screen.getByText(/The link has expired\./)).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Send the invitation to max/ }));
  await user.click(screen.getByRole('button', { name: /^Revoke the invitation to max/ }));
  await user.click(screen.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
  expect(post.mock.calls.map((call) => call[0].split('/').at(-1))).toEqual(['resend', 'revoke']);
});

it('a colleague who is no owner reads the team, and can leave', async () => {
  await show('u2', false);
  expect(screen.queryByRole('button', { name: 'Invite a colleague' })).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Revoke/ })).toBeNull();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Leave']);
});
