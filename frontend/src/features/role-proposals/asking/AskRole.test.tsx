import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import type { User } from '@/api/words';
import { TooltipProvider } from '@/ui/Tooltip';
import { AskRole } from './AskRole';

afterEach(() => vi.restoreAllMocks());

const page = (items: readonly unknown[]) => ({ items, next_cursor: null });
const note = 'Your queue was the clearest that we read.';
const asked = (state: string) => ({
  id: 'p1',
  role_id: 'o1',
  role_title: 'Fitter',
  state,
  answer_by: '2031-11-20T12:00:00Z',
});

const owner = (role: string, profile_completed = true) =>
  ({
    email_verified: true,
    flags: { profile_completed },
    company: { state: 'approved', role, trial: null, review: null },
  }) as unknown as User;

type Shown = { report?: string | null; email?: string | null; role?: string };

function show(user: User, of: readonly unknown[] = [], shown: Shown = {}) {
  const create = vi.spyOn(api, 'create').mockResolvedValue({});
  const live = [
    { id: 'o1', state: 'published', form: { title: 'Fitter' } },
    { id: 'o2', state: 'paused', form: { title: 'Welder' } },
  ];
  const get = vi
    .spyOn(api, 'get')
    .mockImplementation((address) =>
      Promise.resolve(page(address === '/api/roles' ? live : of) as never),
    );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <MemoryRouter>
          <AskRole report="r1" who="Ines" email="ines@example.com" user={user} {...shown} />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return { create, get, user: userEvent.setup() };
}

const open = () => screen.getByRole('button', { name: 'Add to a role' });

it('asks about a role that takes applications, with a note, and writes to the address', async () => {
  const { create, user } = show(owner('recruiter'));
  const message = screen.getByRole('link', { name: 'Message' });
  expect(message.getAttribute('href')).toBe('mailto:ines@example.com');
  await user.click(open());
  await screen.findByRole('dialog', { name: 'Add Ines to a role' });
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  screen.getByText('Choose a role.', { selector: '[role=alert], p, span' });
  screen.getByText('Write 20 to 2,000 characters.');
  expect(create).not.toHaveBeenCalled();
  (await screen.findByRole('combobox', { name: 'Role' })).focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('option', { name: 'Welder' })).toBeNull();
  await user.click(await screen.findByRole('option', { name: 'Fitter' }));
  fireEvent.change(screen.getByLabelText('Why this role'), { target: { value: ` ${note} ` } });
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(create).toHaveBeenCalledExactlyOnceWith(
    '/api/reports/{id}/roles',
    expect.objectContaining({ path: { id: 'r1' }, body: { role_id: 'o1', note } }),
  );
});

it('says what the candidate has said, and leads to the board once they accepted', async () => {
  show(owner('reviewer'), [asked('accepted')]);
  const way = await screen.findByRole('link', { name: 'Open the board: Fitter' });
  expect(way.getAttribute('href')).toBe('/client-dashboard/talent-selection/o1');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Message' })).toBeNull();
});

it('shows a question that waits with the day until which it can be answered', async () => {
  show(owner('owner'), [asked('proposed')]);
  const line = await screen.findByRole('listitem');
  expect(line.textContent).toMatch(/^Fitter: Waiting for an answer · .*20/u);
});

it('says why nobody can be added before the company creates roles', () => {
  show(owner('owner', false));
  expect(open().getAttribute('aria-disabled')).toBe('true');
});

it('offers a candidate of one role the others', async () => {
  const { user } = show(owner('owner'), [], { role: 'o1' });
  await user.click(screen.getByRole('button', { name: 'Add to another role' }));
  await screen.findByRole('dialog', { name: 'Add Ines to a role' });
  await screen.findByText('You have no other role that accepts applications.');
});

it('only writes to somebody without a result, and shows nothing while the address is hidden', () => {
  const { get } = show(owner('owner'), [], { report: null, role: 'o1' });
  screen.getByRole('link', { name: 'Message' });
  expect(screen.queryByRole('button')).toBeNull();
  expect(get).not.toHaveBeenCalled();
  cleanup();
  show(owner('owner'), [], { report: null, email: null, role: 'o1' });
  expect(screen.queryByRole('link')).toBeNull();
});
