import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import * as session from '@/features/session/actions';
import { TooltipProvider } from '@/ui/Tooltip';
import { EraseCard } from './EraseCard';

const MINE = 'mei@assay.example';
const DAY = 86_400_000;

let get: MockInstance<typeof api.get>;
let create: MockInstance<typeof api.create>;
let post: MockInstance<typeof api.post>;
let password: MockInstance<typeof session.confirmWithPassword>;

beforeEach(() => {
  get = vi.spyOn(api, 'get');
  create = vi.spyOn(api, 'create');
  post = vi.spyOn(api, 'post');
  password = vi.spyOn(session, 'confirmWithPassword');
  vi.spyOn(session, 'signInFacts').mockResolvedValue({
    at: '2026-11-20T12:00:00Z',
    method: 'password',
    ways: ['password'],
    createdAt: null,
  });
});

async function show() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <EraseCard email={MINE} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  await screen.findByText('Erase your account');
  return userEvent.setup();
}

/** Puts the words in at once: typing them letter by letter takes seconds on a busy machine. */
async function put(user: ReturnType<typeof userEvent.setup>, field: HTMLElement, words: string) {
  await user.click(field);
  await user.paste(words);
}

const typed = () => screen.findByLabelText(`Type ${MINE} to confirm`);
const erase = () => screen.getByRole('button', { name: 'Erase my account' });
const stale = new ApiError({ status: 403, code: 'recent_sign_in_required', detail: '' });

it('asks for the whole address before anything is sent', async () => {
  get.mockResolvedValue({ state: 'none', at: null });
  const user = await show();
  await put(user, await typed(), 'mei');
  await user.click(erase());
  await screen.findByText('Type your e-mail address exactly.');
  expect(create).not.toHaveBeenCalled();
});

it('asks for the password where the sign-in is old, and then continues', async () => {
  get.mockResolvedValueOnce({ state: 'none', at: null });
  create.mockRejectedValueOnce(stale).mockResolvedValueOnce({});
  password.mockResolvedValue(undefined);
  const user = await show();
  await put(user, await typed(), MINE);
  await user.click(erase());
  await put(user, await screen.findByLabelText('Password'), 'secret12');
  const in7 = new Date(Date.now() + 7 * DAY + 60_000).toISOString();
  get.mockResolvedValue({ state: 'scheduled', at: in7 });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('Your account will be erased in 7 days.');
  expect(password).toHaveBeenCalledWith('secret12');
  expect(create).toHaveBeenCalledTimes(2);
  expect(create.mock.calls[1]).toEqual(['/api/users/erasure', { body: { confirm: MINE } }]);
});

it('does nothing and shows no error when the question is closed', async () => {
  get.mockResolvedValue({ state: 'none', at: null });
  create.mockRejectedValue(stale);
  const user = await show();
  await put(user, await typed(), MINE);
  await user.click(erase());
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(create).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('can be called off while it is scheduled', async () => {
  const at = new Date(Date.now() + 2 * DAY + 60_000).toISOString();
  get.mockResolvedValueOnce({ state: 'scheduled', at });
  post.mockResolvedValue({});
  const user = await show();
  await screen.findByText('Your account will be erased in 2 days.');
  get.mockResolvedValue({ state: 'none', at: null });
  await user.click(screen.getByRole('button', { name: 'Keep my account' }));
  await typed();
  expect(post).toHaveBeenCalledWith('/api/users/erasure/cancel');
});
