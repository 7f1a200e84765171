import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import type { AnyApi } from '@/api/typed';
import { ApiError } from '@/api/errors';
import { queryClient } from '@/api/cache/query-client';
import { isFlagged, read, setFlag, write } from '@/platform/storage';
import { session, sessionActions } from '@/features/session/store';
import { arrive } from './arrival';
import { keepForm } from './form-memory';
import type { Account } from './machine';

const NOW = 1_700_000_000_000;
const ada: Account = {
  uid: 'ada',
  email: 'ada@example.com',
  displayName: 'Ada Novak',
  emailVerified: false,
  signedInAt: NOW - 60_000,
};
const user = {
  id: 'id-of-ada',
  email: 'ada@example.com',
  is_admin: false,
  is_company: false,
  email_verified: false,
  profile_completed: false,
};
const refused = (status: number, code = 'x') => new ApiError({ status, code, detail: '' });

/** A server: what each path answers, and what was sent to it. */
function server(answers: Record<string, () => unknown> = {}) {
  const sent: [string, unknown][] = [];
  const answer = (url: string, data?: unknown): Promise<never> => {
    sent.push([url, data]);
    const known = answers[url] ?? (() => (url === '/api/auth/user' ? { user } : {}));
    return new Promise((resolve) => resolve(known() as never));
  };
  vi.spyOn(api, 'get').mockImplementation((url) => answer(url));
  vi.spyOn(api as unknown as AnyApi, 'post').mockImplementation((url, call) =>
    answer(url, call?.body),
  );
  vi.spyOn(api as unknown as AnyApi, 'create').mockImplementation((url, call) =>
    answer(url, call?.body),
  );
  return sent;
}

const paths = (sent: [string, unknown][]) => sent.map(([url]) => url.replace('/api/', ''));

async function come(account: Account = ada) {
  sessionActions.signedIn(account);
  const answer = await arrive(account);
  await new Promise((resolve) => setTimeout(resolve));
  return answer;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterAll(() => sessionActions.signedOut());

describe('a session found again', () => {
  it('asks the server, although a record is here', async () => {
    const sent = server();
    queryClient.setQueryData(['user'], { ...user, display_name: 'as it was' });
    expect(await come()).toEqual(user);
    expect(paths(sent)[0]).toBe('auth/user');
    expect(queryClient.getQueryData(['user'])).toEqual(user);
  });

  it('asks the server, although a form is left over', async () => {
    const sent = server();
    keepForm({ displayName: 'Ada N.', isCompany: false, isNew: true });
    await come();
    expect(paths(sent)).not.toContain('auth/register');
  });

  it('syncs the record and mails one verification, ever', async () => {
    const sent = server();
    expect(await come()).toEqual(user);
    expect(paths(sent)).toEqual(['auth/user', 'users/send-email-verification']);
    expect(sent[1]?.[1]).toEqual({ email: 'ada@example.com' });
    await come();
    expect(paths(sent).slice(2)).toEqual(['auth/user']);
  });

  it('tries the mail again next time when it could not be sent', async () => {
    server({
      '/api/users/send-email-verification': () => {
        throw refused(503);
      },
    });
    await come();
    expect(isFlagged('verificationSent', 'ada')).toBe(false);
  });

  it('asks for no second mail when the page is left before the answer', async () => {
    server({ '/api/users/send-email-verification': () => new Promise(() => undefined) });
    await come();
    const sent = server();
    await come();
    expect(paths(sent)).toEqual(['auth/user']);
  });

  it('knows each person by themselves', async () => {
    setFlag('verificationSent', 'ben');
    const sent = server();
    await come();
    expect(paths(sent)).toContain('users/send-email-verification');
  });
});

describe('a sign-in of this moment', () => {
  const fresh = { ...ada, signedInAt: NOW - 1000 };

  it('that made the account sets the answer of the registration and asks for nothing else', async () => {
    const sent = server({ '/api/auth/register': () => ({ user }) });
    keepForm({ displayName: 'Ada N.', isCompany: false, isNew: true });
    expect(await come(fresh)).toEqual(user);
    expect(paths(sent)).toEqual(['auth/register']);
    expect(queryClient.getQueryData(['user'])).toEqual(user);
    expect(read('justSignedUp')).toBe('id-of-ada');
    expect(session().registration).toBeNull();
  });

  it('takes the record and sends no mail', async () => {
    const sent = server();
    await come(fresh);
    expect(paths(sent)).toEqual(['auth/user']);
  });

  it('brings the code that waits, and then forgets it', async () => {
    write('referralCode', 'emeka-osei');
    const sent = server();
    await come(fresh);
    expect(sent).toContainEqual(['/api/auth/set-referral-code', { referral_code: 'emeka-osei' }]);
    expect(read('referralCode')).toBeNull();
    expect(isFlagged('referralSet', 'ada')).toBe(true);
  });

  it.each([409, 400])('forgets a code that is refused with %i', async (status) => {
    write('referralCode', 'emeka-osei');
    server({
      '/api/auth/set-referral-code': () => {
        throw refused(status);
      },
    });
    await come(fresh);
    expect(read('referralCode')).toBeNull();
    expect(isFlagged('referralSet', 'ada')).toBe(true);
  });

  it.each([429, 500, 0])('keeps a code when the answer is %i', async (status) => {
    write('referralCode', 'emeka-osei');
    server({
      '/api/auth/set-referral-code': () => {
        throw refused(status);
      },
    });
    await come(fresh);
    expect(read('referralCode')).toBe('emeka-osei');
    expect(isFlagged('referralSet', 'ada')).toBe(false);
  });
});

describe('an account the server does not know', () => {
  const unknown = (answer: object) => ({
    '/api/auth/user': () => {
      throw refused(404, 'not_found');
    },
    '/api/auth/register': () => ({ user: { ...user, ...answer } }),
  });

  it('is registered with what the form said and the code that waits', async () => {
    write('referralCode', 'emeka-osei');
    const sent = server(unknown({}));
    keepForm({ displayName: 'Ada N.', isCompany: false, isNew: false });
    await come({ ...ada, signedInAt: NOW });
    expect(sent[1]).toEqual([
      '/api/auth/register',
      {
        firebase_uid: 'ada',
        email: 'ada@example.com',
        display_name: 'Ada N.',
        is_company: false,
        phone: null,
        referral_code: 'emeka-osei',
      },
    ]);
    expect(paths(sent)).toHaveLength(2);
    expect(read('justSignedUp')).toBe('id-of-ada');
    expect(read('referralCode')).toBeNull();
    expect(session().registration).toBeNull();
    expect(read('registerAs')).toBeNull();
  });

  it('of a company has no welcome', async () => {
    const sent = server(unknown({ is_company: true }));
    keepForm({ displayName: null, isCompany: true, isNew: false });
    await come();
    expect(sent[1]?.[1]).toMatchObject({ is_company: true, display_name: 'Ada Novak' });
    expect(read('justSignedUp')).toBeNull();
    expect(paths(sent)).toHaveLength(2);
  });
});

it('the admin is registered and gets the record of that', async () => {
  const admin = { ...user, is_admin: true };
  const sent = server({
    '/api/auth/user': () => ({ user: admin }),
    '/api/auth/register': () => ({ user: { ...admin, display_name: 'synced' } }),
  });
  await come({ ...ada, signedInAt: NOW });
  expect(paths(sent)).toEqual(['auth/user', 'auth/register']);
  expect(queryClient.getQueryData(['user'])).toMatchObject({ display_name: 'synced' });
});
