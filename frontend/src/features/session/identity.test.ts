import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/api/query-client';
import { currentToken } from '@/api/token';
import { read, write } from '@/platform/storage';
import type { Account } from './store';

type Watcher = (account: Account | null) => void;

const provider = vi.hoisted(() => ({
  created: 0,
  watcher: undefined as Watcher | undefined,
  token: 'one',
}));

vi.mock('./firebase', () => ({
  createIdentity: () => {
    provider.created += 1;
    return {
      watch: (onChange: Watcher) => {
        provider.watcher = onChange;
      },
      token: () => Promise.resolve(provider.token),
    };
  },
}));

const ada: Account = {
  uid: 'ada',
  email: 'ada@example.com',
  displayName: null,
  emailVerified: true,
};
const ben: Account = { ...ada, uid: 'ben', email: 'ben@example.com' };

/** Fresh modules: what is known of the session is kept in them. */
async function load() {
  vi.resetModules();
  provider.created = 0;
  provider.watcher = undefined;
  const { queryClient: client } = await import('@/api/query-client');
  client.setQueryData(['config'], { firebase: {} });
  const identity = await import('./identity');
  const { session } = await import('./store');
  const { currentToken: token } = await import('@/api/token');
  return { ...identity, session, client, token };
}

const say = (account: Account | null) => provider.watcher?.(account);

beforeEach(() => {
  queryClient.clear();
  provider.token = 'one';
});

describe('at the start', () => {
  it('a visitor is signed out at once and the SDK is not fetched', async () => {
    const { startSession, session } = await load();
    startSession();
    expect(session().status).toBe('signed-out');
    await Promise.resolve();
    expect(provider.created).toBe(0);
    expect(await currentToken()).toBeNull();
  });

  it('somebody who was signed in is waited for', async () => {
    write('signedIn', '1');
    const { startSession, session } = await load();
    startSession();
    await vi.waitFor(() => expect(provider.watcher).toBeDefined());
    expect(session().status).toBe('loading');
    say(ada);
    expect(session()).toMatchObject({ status: 'signed-in', account: ada });
  });

  it('a session that has ended meanwhile forgets its hint', async () => {
    write('signedIn', '1');
    const { startSession, session } = await load();
    startSession();
    await vi.waitFor(() => expect(provider.watcher).toBeDefined());
    say(null);
    expect(session().status).toBe('signed-out');
    expect(read('signedIn')).toBeNull();
  });
});

describe('another account', () => {
  async function signedIn() {
    const loaded = await load();
    const ready = loaded.identity();
    await vi.waitFor(() => expect(provider.watcher).toBeDefined());
    say(ada);
    await ready;
    loaded.client.setQueryData(['reports', 'list'], 'of ada');
    return loaded;
  }

  it('sees nothing of the one before and gets a token of its own', async () => {
    const { client, token } = await signedIn();
    expect(await token()).toBe('one');
    provider.token = 'two';
    say(ben);
    expect(client.getQueryData(['reports', 'list'])).toBeUndefined();
    expect(client.getQueryData(['config'])).toBeDefined();
    expect(await token()).toBe('two');
  });

  it('is not what a renewed sign-in of the same account is', async () => {
    const { client } = await signedIn();
    say({ ...ada, emailVerified: true });
    expect(client.getQueryData(['reports', 'list'])).toBe('of ada');
  });

  it('nobody sees nothing', async () => {
    const { client, session } = await signedIn();
    say(null);
    expect(client.getQueryData(['reports', 'list'])).toBeUndefined();
    expect(session().account).toBeNull();
  });
});
