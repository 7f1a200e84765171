import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/api/cache/query-client';
import { currentToken } from '@/api/token/token';
import { read, write } from '@/platform/storage';
import type { Account } from './machine';

type Watcher = (account: Account | null) => void;

const provider = vi.hoisted(() => ({
  created: 0,
  missing: false,
  watcher: undefined as Watcher | undefined,
  token: 'one',
  redirected: (): Promise<Account | null> => Promise.resolve(null),
}));

vi.mock('./firebase', () => ({
  createIdentity: () => {
    if (provider.missing) throw new Error('Failed to fetch dynamically imported module: /x.js');
    provider.created += 1;
    return {
      watch: (onChange: Watcher) => {
        provider.watcher = onChange;
      },
      token: () => Promise.resolve(provider.token),
      redirected: () => provider.redirected(),
    };
  },
}));

vi.mock('./arrival', () => ({
  arrive: (account: Account) => Promise.resolve({ id: account.uid }),
}));

const ada: Account = {
  uid: 'ada',
  email: 'ada@example.com',
  displayName: null,
  emailVerified: true,
  signedInAt: 0,
};
const ben: Account = { ...ada, uid: 'ben', email: 'ben@example.com' };

/** Fresh modules: what is known of the session is kept in them. */
async function load() {
  vi.resetModules();
  provider.created = 0;
  provider.watcher = undefined;
  const { queryClient: client } = await import('@/api/cache/query-client');
  // As the application asks for it: what is marked is nobody's own.
  const meta = { sameForAll: true };
  await client.query({ queryKey: ['config'], queryFn: () => ({ firebase: {} }), meta });
  const identity = await import('./identity');
  const { session } = await import('@/features/session/store');
  const { currentToken: token } = await import('@/api/token/token');
  return { ...identity, session, client, token };
}

const say = (account: Account | null) => provider.watcher?.(account);

beforeEach(() => {
  queryClient.clear();
  provider.token = 'one';
  provider.missing = false;
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

  it('waits for a person who was signed in', async () => {
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

describe('a signed-in start without the SDK', () => {
  async function begin() {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    write('signedIn', '1');
    provider.missing = true;
    const loaded = await load();
    loaded.startSession();
    await vi.waitFor(() => expect(loaded.session().unavailable).toBeInstanceOf(Error));
    return loaded;
  }

  it('signs nobody out', async () => {
    const { session } = await begin();
    expect(session().status).toBe('loading');
    expect(read('signedIn')).toBe('1');
  });

  it.each([
    ['it is asked for again', (again: () => void) => again()],
    ['the network is back', () => void dispatchEvent(new Event('online'))],
  ] as const)('finds the session when %s', async (_, act) => {
    const { session, restore } = await begin();
    provider.missing = false;
    act(restore);
    await vi.waitFor(() => expect(provider.watcher).toBeDefined());
    say(ada);
    expect(session()).toMatchObject({ status: 'signed-in', account: ada, unavailable: null });
  });
});

describe('the way back from the provider’s page', () => {
  beforeEach(() => write('redirectPending', '1'));
  const begin = async () => {
    const loaded = await load();
    loaded.startSession();
    return loaded;
  };

  it('is read before anything is known, and once', async () => {
    let answer: (account: Account) => void = () => undefined;
    provider.redirected = () => new Promise((resolve) => (answer = resolve));
    const { session } = await begin();
    await vi.waitFor(() => expect(provider.created).toBe(1));
    expect(session().status).toBe('loading');
    expect(provider.watcher).toBeUndefined();
    answer(ada);
    await vi.waitFor(() => expect(provider.watcher).toBeDefined());
    say(ada);
    expect(session().status).toBe('signed-in');
    expect(read('redirectPending')).toBeNull();
  });

  it('keeps why it failed, for the form to say', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    provider.redirected = () => Promise.reject(Object.assign(new Error('no'), { code: 'auth/x' }));
    const { session } = await begin();
    await vi.waitFor(() => expect(provider.watcher).toBeDefined());
    say(null);
    expect(session().status).toBe('signed-out');
    expect(session().failure).toMatchObject({ code: 'auth/x' });
  });

  it('remembers what a form had said', async () => {
    write('registerAs', JSON.stringify({ displayName: null, isCompany: true }));
    provider.redirected = () => Promise.resolve(ada);
    const { session } = await begin();
    await vi.waitFor(() => expect(provider.watcher).toBeDefined());
    say(ada);
    expect(session().registration).toEqual({
      displayName: null,
      isCompany: true,
      isNew: false,
    });
  });
});

describe('another tab', () => {
  it('that signs in is followed', async () => {
    const { startSession, session } = await load();
    startSession();
    expect(session().status).toBe('signed-out');
    dispatchEvent(
      new StorageEvent('storage', {
        key: 'assay.signedIn',
        newValue: '1',
        storageArea: localStorage,
      }),
    );
    await vi.waitFor(() => expect(provider.watcher).toBeDefined());
    say(ada);
    expect(session().account).toEqual(ada);
  });
});

describe('the record after a sign-in', () => {
  it('is that of the account, also when the provider announces it twice', async () => {
    const { identity, enter, session } = await load();
    const ready = identity();
    await vi.waitFor(() => expect(provider.watcher).toBeDefined());
    say(null);
    await ready;
    const entering = enter(ada);
    say(ada);
    expect(await entering).toEqual({ id: 'ada' });
    expect(session().status).toBe('signed-in');
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

  it('a signed-out visitor sees nothing', async () => {
    const { client, session } = await signedIn();
    say(null);
    expect(client.getQueryData(['reports', 'list'])).toBeUndefined();
    expect(session().account).toBeNull();
  });
});
