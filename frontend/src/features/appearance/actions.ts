import { useLayoutEffect } from 'react';
import { api } from '@/api/client';
import { failureWords } from '@/api/failure';
import { queryClient } from '@/api/cache/query-client';
import { viewing } from '@/api/token/view-as';
import type { User } from '@/api/words';
import { userKey } from '@/features/session/api';
import { choiceOf, showTheme, type ThemeChoice } from '@/platform/theme';
import { notify } from '@/ui/notify';
import { text } from './text';

/** Choices are saved one after the other, so that the last one stays. */
let before: Promise<unknown> = Promise.resolve();
let turn = 0;

const know = (theme: ThemeChoice) =>
  queryClient.setQueryData<User>(userKey, (user) => user && { ...user, theme });

async function save(theme: ThemeChoice, known: User): Promise<void> {
  turn += 1;
  const mine = turn;
  know(theme);
  const put = () => api.put('/api/users/theme', { body: { theme } });
  const asked = before.then(put, put);
  before = asked;
  try {
    const { user } = await asked;
    if (mine === turn) queryClient.setQueryData(userKey, user);
  } catch (error) {
    if (mine === turn) {
      know(known.theme);
      showTheme(choiceOf(known.theme));
    }
    notify('error', failureWords(error, text.failed));
  }
}

/** Shows a theme at once and keeps it in this browser, and with the account where somebody is signed in. */
export async function chooseTheme(theme: ThemeChoice): Promise<void> {
  const user = queryClient.getQueryData<User>(userKey);
  showTheme(theme);
  if (user !== undefined && viewing() === null) await save(theme, user);
}

/** The account's choice holds wherever it is signed in; that of somebody the admin looks as is none of the admin's. */
export function useAccountTheme(user: User | null): void {
  const theme = user === null || viewing() !== null ? null : choiceOf(user.theme);
  useLayoutEffect(() => {
    if (theme !== null) showTheme(theme);
  }, [theme]);
}
