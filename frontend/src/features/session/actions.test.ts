import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import * as navigation from '@/platform/navigation';
import { read } from '@/platform/storage';
import { continueOnGooglesPage, continueWithGoogle, logOut, signUp } from './actions';
import * as arrival from './sign-in/arrival';
import * as identity from './sign-in/identity';
import type { Identity } from './sign-in/firebase';
import type { Account } from './sign-in/machine';
import { session } from './store';

const ada: Account = {
  uid: 'ada',
  email: 'ada@example.com',
  displayName: null,
  emailVerified: false,
  signedInAt: 0,
};

let leave: MockInstance<typeof navigation.leaveTo>;
let mail: MockInstance<typeof arrival.mailVerification>;
let logged: MockInstance;
const enter = vi.fn();

function provider(parts: Partial<Identity>) {
  vi.spyOn(identity, 'identity').mockResolvedValue(parts as Identity);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  enter.mockReset();
  leave = vi.spyOn(navigation, 'leaveTo').mockImplementation(() => undefined);
  mail = vi.spyOn(arrival, 'mailVerification').mockResolvedValue();
  vi.spyOn(identity, 'enter').mockImplementation((account) => {
    enter(account);
    return Promise.resolve({} as never);
  });
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('logging out', () => {
  it('leaves for the home page', async () => {
    provider({ logOut: () => Promise.resolve() });
    expect(await logOut()).toBe(true);
    expect(leave).toHaveBeenCalledWith('/');
  });

  it('that fails is logged and stays', async () => {
    provider({ logOut: () => Promise.reject(new Error('no')) });
    expect(await logOut()).toBe(false);
    expect(leave).not.toHaveBeenCalled();
    expect(logged).toHaveBeenCalled();
  });
});

describe('Google', () => {
  const both = () => {
    const googleWindow = vi.fn(() => Promise.resolve(ada));
    const googleRedirect = vi.fn(() => Promise.resolve(undefined as never));
    provider({ googleWindow, googleRedirect });
    return { googleWindow, googleRedirect };
  };

  it('opens a window in a browser of one’s own', async () => {
    const { googleWindow, googleRedirect } = both();
    await continueWithGoogle('candidate');
    expect(googleWindow).toHaveBeenCalledTimes(1);
    expect(googleRedirect).not.toHaveBeenCalled();
    expect(enter).toHaveBeenCalledWith(ada);
  });

  it('opens in place inside another app, and is remembered as being on the way', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 Instagram 350.0');
    const { googleWindow, googleRedirect } = both();
    await continueWithGoogle('company');
    expect(googleRedirect).toHaveBeenCalledTimes(1);
    expect(googleWindow).not.toHaveBeenCalled();
    expect(read('redirectPending')).toBe('1');
    expect(read('registerAs')).toContain('"isCompany":true');
  });

  it('that cannot be opened in place is not waited for', async () => {
    provider({ googleRedirect: () => Promise.reject(new Error('no')) });
    await expect(continueOnGooglesPage('candidate')).rejects.toThrow('no');
    expect(read('redirectPending')).toBeNull();
    expect(read('registerAs')).toBeNull();
  });

  it('that says no leaves no kind behind for the next sign-in', async () => {
    provider({ googleWindow: () => Promise.reject(new Error('closed')) });
    await expect(continueWithGoogle('company')).rejects.toThrow('closed');
    expect(session().registration).toBeNull();
  });
});

describe('signing up', () => {
  const form = { displayName: 'Ada', email: ' ada@example.com ', password: 'secret12' };

  it('has a candidate’s verification mailed', async () => {
    const create = vi.fn(() => Promise.resolve(ada));
    provider({ signUp: create });
    await signUp({ ...form, isCompany: false });
    expect(create).toHaveBeenCalledWith('ada@example.com', 'secret12', 'Ada');
    expect(mail).toHaveBeenCalledWith('ada', 'ada@example.com');
  });

  it('keeps what the form said of an account that is new', async () => {
    provider({ signUp: () => Promise.resolve(ada) });
    await signUp({ ...form, isCompany: true });
    expect(session().registration).toEqual({ displayName: 'Ada', isCompany: true, isNew: true });
  });

  it('has none mailed to a company', async () => {
    provider({ signUp: () => Promise.resolve(ada) });
    await signUp({ ...form, isCompany: true });
    expect(mail).not.toHaveBeenCalled();
  });

  it('succeeds even when the mail could not be sent', async () => {
    mail.mockRejectedValue(new Error('busy'));
    provider({ signUp: () => Promise.resolve(ada) });
    await expect(signUp({ ...form, isCompany: false })).resolves.toBeDefined();
  });
});
