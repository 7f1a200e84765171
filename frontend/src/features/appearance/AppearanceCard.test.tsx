// Alone: choices are saved one after the other, in the module.
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import { queryClient } from '@/api/cache/query-client';
import * as viewAs from '@/api/token/view-as';
import type { User } from '@/api/words';
import { userKey } from '@/features/session/api';
import { keptTheme, showTheme } from '@/platform/theme';
import * as toasts from '@/ui/notify';
import { AppearanceCard } from './AppearanceCard';
import { chooseTheme, useAccountTheme } from './actions';

const user = { id: 'u1', theme: 'by_page' } as User;
const root = document.documentElement;

function Page() {
  const { data } = useQuery<User>({ queryKey: userKey, enabled: false });
  useAccountTheme(data ?? null);
  return data === undefined ? null : <AppearanceCard user={data} />;
}

function open() {
  render(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

/** A server that answers when it is let. */
function server() {
  const answers: ((ok: boolean) => void)[] = [];
  const wait = (_: string, { body }: { body: object }) =>
    new Promise((resolve, reject) => {
      answers.push((ok) => {
        if (ok) resolve({ user: { ...user, ...body } });
        else reject(new Error('no'));
      });
    });
  const put = vi.spyOn(api, 'put').mockImplementation(wait as never);
  return { put, answer: (ok: boolean) => act(() => Promise.resolve(answers.shift()?.(ok))) };
}

beforeEach(() => queryClient.setQueryData(userKey, user));
afterEach(() => {
  queryClient.clear();
  delete root.dataset['theme'];
  vi.restoreAllMocks();
});

it('a choice is shown at once, saved with the account and kept in the browser', async () => {
  const { put, answer } = server();
  const person = open();
  expect(screen.getByRole('radio', { name: /^As designed/ })).toHaveProperty(
    'dataset.state',
    'checked',
  );
  await person.click(screen.getByRole('radio', { name: /^Dark/ }));
  expect(root.dataset['theme']).toBe('dark');
  await waitFor(() =>
    expect(put).toHaveBeenCalledWith('/api/users/theme', { body: { theme: 'dark' } }),
  );
  await answer(true);
  expect(screen.getByRole('radio', { name: /^Dark/ })).toHaveProperty('dataset.state', 'checked');
  expect(keptTheme()).toBe('dark');
});

it('one that was not saved is taken back, and said', async () => {
  const { put, answer } = server();
  const say = vi.spyOn(toasts, 'notify').mockReturnValue();
  const person = open();
  await person.click(screen.getByRole('radio', { name: /^Dark/ }));
  await waitFor(() => expect(put).toHaveBeenCalled());
  await answer(false);
  await waitFor(() => expect(say).toHaveBeenCalledWith('error', expect.any(String)));
  expect(root.dataset['theme']).toBe('light');
  expect(screen.getByRole('radio', { name: /^As designed/ })).toHaveProperty(
    'dataset.state',
    'checked',
  );
});

it('of two quick choices the last one stays, whatever the first answers', async () => {
  const { put, answer } = server();
  const person = open();
  await person.click(screen.getByRole('radio', { name: /^Dark/ }));
  await person.click(screen.getByRole('radio', { name: /^Light/ }));
  await waitFor(() => expect(put).toHaveBeenCalledTimes(1));
  await answer(false);
  await waitFor(() => expect(put).toHaveBeenCalledTimes(2));
  expect(screen.getByRole('radio', { name: /^Light/ })).toHaveProperty('dataset.state', 'checked');
  await answer(true);
  expect(keptTheme()).toBe('light');
});

it('a visitor’s choice stays in the browser', async () => {
  const { put } = server();
  queryClient.clear();
  await chooseTheme('dark');
  expect([root.dataset['theme'], keptTheme()]).toEqual(['dark', 'dark']);
  expect(put).not.toHaveBeenCalled();
});

it('the account’s choice takes the place of the browser’s', () => {
  showTheme('dark');
  open();
  expect(root.dataset['theme']).toBe('light');
});

it('the theme of a company that the admin looks as is none of the admin’s', () => {
  showTheme('dark');
  vi.spyOn(viewAs, 'viewing').mockReturnValue({} as ReturnType<typeof viewAs.viewing>);
  open();
  expect(root.dataset['theme']).toBe('dark');
});
