import { beforeEach, expect, it, vi } from 'vitest';
import type { AnyApi } from '@/api/typed';
import { write } from '@/platform/storage';
import type { Account } from './machine';

type Watcher = (account: Account | null) => void;

const provider = vi.hoisted(() => ({
  watcher: undefined as Watcher | undefined,
  back: null as Account | null,
}));

vi.mock('./firebase', () => ({
  createIdentity: () => ({
    watch: (onChange: Watcher) => {
      provider.watcher = onChange;
    },
    token: () => Promise.resolve('one'),
    redirected: () => Promise.resolve(provider.back),
  }),
}));

const NOW = 1_700_000_000_000;
const HOUR = 3_600_000;
const user = {
  id: 'id-of-ada',
  email: 'ada@example.com',
  is_admin: false,
  is_company: false,
  email_verified: false,
  profile_completed: false,
};
const signedInAgo = (ms: number): Account => ({
  uid: 'ada',
  email: 'ada@example.com',
  displayName: 'Ada Novak',
  emailVerified: false,
  signedInAt: NOW - ms,
});
const MAIL = 'users/send-email-verification';

/** A page that has just started, and what it asks the server for. */
async function begin() {
  vi.resetModules();
  const { api } = await import('@/api/client');
  const asked: string[] = [];
  const answer = (url: string): Promise<never> => {
    asked.push(url.replace('/api/', ''));
    const known: unknown = url === '/api/config' ? { firebase: {} } : { user };
    return Promise.resolve(known as never);
  };
  vi.spyOn(api, 'get').mockImplementation((url) => answer(url));
  vi.spyOn(api as unknown as AnyApi, 'post').mockImplementation((url) => answer(url));
  const { queryClient } = await import('@/api/cache/query-client');
  const { userKey } = await import('@/features/session/api');
  const { enter, startSession, identity } = await import('./identity');
  startSession();
  const ready = identity();
  await vi.waitFor(() => expect(provider.watcher).toBeDefined());
  /** The provider's word, and everything that follows from it. */
  const say = async (account: Account | null) => {
    provider.watcher?.(account);
    await ready;
    await new Promise((resolve) => setTimeout(resolve, 0));
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  const calls = () => asked.filter((path) => path !== 'config');
  return { say, calls, enter, record: () => queryClient.getQueryData(userKey) };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  provider.watcher = undefined;
  provider.back = null;
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
});

it.each([
  ['is right', 0],
  ['is an hour behind', -HOUR],
  ['is an hour ahead', HOUR],
])(
  'a plain log-in sets the answer of its one call and mails nothing where the clock %s',
  async (_, ago) => {
    const { say, calls, enter, record } = await begin();
    await say(null);
    const entering = enter(signedInAgo(ago));
    await say(signedInAgo(ago));
    expect(await entering).toEqual(user);
    expect(record()).toEqual(user);
    expect(calls()).toEqual(['auth/user']);
  },
);

it.each([
  ['of yesterday', 24 * HOUR, ['auth/user', MAIL]],
  ['of the future, by a clock that is behind', -HOUR, ['auth/user', MAIL]],
  ['of four seconds ago', 4000, ['auth/user']],
])('a session that is found again, %s', async (_, ago, expected) => {
  write('signedIn', '1');
  const { say, calls } = await begin();
  await say(signedInAgo(ago));
  expect(calls()).toEqual(expected);
});

it('the way back from Google’s page is a sign-in of this moment, whatever the clock says', async () => {
  write('redirectPending', '1');
  provider.back = signedInAgo(-HOUR);
  const { say, calls } = await begin();
  await say(provider.back);
  expect(calls()).toEqual(['auth/user']);
});
