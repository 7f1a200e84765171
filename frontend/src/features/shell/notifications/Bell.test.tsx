import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { Notification, NotificationStanding } from '@/api/words';
import { TooltipProvider } from '@/ui/Tooltip';
import { Bell } from './Bell';

const notify = vi.hoisted(() => vi.fn());
const watch = vi.hoisted(() => vi.fn());
vi.mock('@/ui/notify', () => ({ notify }));
vi.mock('@/api/live/live', () => ({ watchNotifications: watch }));

const item = (id: string, read = false): Notification => ({
  id,
  type: 'moderation_result',
  title: `Story ${id}`,
  text: 'It can be read now.',
  link: `/interview/${id}`,
  created_at: '2026-11-20T10:00:00Z',
  read_at: read ? '2026-11-20T11:00:00Z' : null,
});

let get: MockInstance<typeof api.get>;
let post: MockInstance<typeof api.post>;
beforeEach(() => {
  vi.clearAllMocks();
  get = vi.spyOn(api, 'get');
  post = vi.spyOn(api, 'post');
  watch.mockReturnValue(() => undefined);
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

function Where() {
  return <p data-testid="where">{useLocation().pathname}</p>;
}

function show(items: Notification[], next_cursor: string | null = null) {
  const standing = () => ({
    newest: items[0]?.id ?? null,
    unread: items.filter((each) => each.read_at === null).length,
  });
  get.mockImplementation(() => Promise.resolve({ items: [...items], next_cursor, ...standing() }));
  post.mockImplementation(() => Promise.resolve({ ...standing(), unread: 0 }));
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <MemoryRouter>
        <TooltipProvider>
          <Bell userId="u1" />
          <Routes>
            <Route path="*" element={<Where />} />
          </Routes>
        </TooltipProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const tell = watch.mock.calls[0]?.[1] as (standing: NotificationStanding) => void;
  act(() => tell(standing()));
  return { user: userEvent.setup(), tell };
}

const bell = (name: string | RegExp) => screen.findByRole('button', { name });

it('says how many are unread, and lists them from the keyboard', async () => {
  const { user } = show([item('b'), item('a', true)]);
  const button = await bell('Notifications, 1 unread');
  button.focus();
  await user.keyboard('{Enter}');
  const panel = await screen.findByRole('dialog', { name: 'Notifications' });
  expect(panel.contains(document.activeElement)).toBe(true);
  expect(await screen.findByRole('link', { name: /^Unread\.\s*Story b/ })).toBeDefined();
  expect(screen.getByRole('link', { name: /^Story a/ })).toBeDefined();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(button);
});

it('following a line marks it as read and closes the panel', async () => {
  const { user } = show([item('b')]);
  await user.click(await bell(/1 unread/));
  await user.click(await screen.findByRole('link', { name: /Story b/ }));
  expect(post).toHaveBeenCalledWith('/api/users/notifications/read', { body: { ids: ['b'] } });
  expect(screen.getByTestId('where').textContent).toBe('/interview/b');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await bell('Notifications')).toBeDefined();
});

it('marks everything up to the newest that was known as read', async () => {
  const { user } = show([item('b'), item('a')]);
  await user.click(await bell(/2 unread/));
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(post).toHaveBeenCalledWith('/api/users/notifications/read', { body: { up_to: 'b' } });
  expect(await bell('Notifications')).toBeDefined();
  expect(screen.queryByText('Unread.')).toBeNull();
});

it('a failure to mark as read is shown', async () => {
  const { user } = show([item('b')]);
  await user.click(await bell(/1 unread/));
  await screen.findByRole('link', { name: /Story b/ });
  post.mockRejectedValue(new ApiError({ status: 503, code: 'busy', detail: 'Busy.' }));
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('error', expect.any(String)));
});

it('a new one is announced once, with its page, and older ones are not', async () => {
  const items = [item('a')];
  const { tell } = show(items);
  expect(notify).not.toHaveBeenCalled();
  items.unshift(item('b'));
  act(() => tell({ newest: 'b', unread: 2 }));
  act(() => tell({ newest: 'b', unread: 2 }));
  await waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
  const [kind, title, action] = notify.mock.calls[0] as [string, string, { onClick: () => void }];
  expect([kind, title]).toEqual(['info', 'Story b']);
  act(() => action.onClick());
  await waitFor(() =>
    expect(post).toHaveBeenCalledWith('/api/users/notifications/read', { body: { ids: ['b'] } }),
  );
  expect(screen.getByTestId('where').textContent).toBe('/interview/b');
});

it('one whose page is open has no toast', async () => {
  history.replaceState(null, '', '/interview/b?from=list');
  const items = [item('a', true)];
  const { tell } = show(items);
  await bell('Notifications');
  items.unshift(item('b'));
  const calls = get.mock.calls.length;
  act(() => tell({ newest: 'b', unread: 1 }));
  await waitFor(() => expect(get.mock.calls.length).toBeGreaterThan(calls));
  await bell('Notifications, 1 unread');
  expect(notify).not.toHaveBeenCalled();
  history.replaceState(null, '', '/');
});

it('one that comes while the panel is open joins the list without a toast', async () => {
  const items = [item('a')];
  const { user, tell } = show(items);
  await user.click(await bell(/1 unread/));
  await screen.findByRole('link', { name: /Story a/ });
  items.unshift(item('b'));
  act(() => tell({ newest: 'b', unread: 2 }));
  expect(await screen.findByRole('link', { name: /Story b/ })).toBeDefined();
  expect(notify).not.toHaveBeenCalled();
});

it('says that there is nothing', async () => {
  const { user } = show([]);
  await user.click(await bell('Notifications'));
  expect(await screen.findByText('You’re all caught up.')).toBeDefined();
});

it('says that it could not be loaded, and tries again', async () => {
  const { user } = show([item('a')]);
  get.mockRejectedValueOnce(new ApiError({ status: 503, code: 'busy', detail: 'Busy.' }));
  await user.click(await bell(/1 unread/));
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: /Story a/ })).toBeDefined();
});

it('older ones are fetched when asked for', async () => {
  const { user } = show([item('b')], 'next');
  await user.click(await bell(/1 unread/));
  get.mockResolvedValue({ items: [item('a', true)], next_cursor: null, newest: 'b', unread: 1 });
  await user.click(await screen.findByRole('button', { name: 'Show older ones' }));
  expect(await screen.findByRole('link', { name: /Story a/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show older ones' })).toBeNull();
});
