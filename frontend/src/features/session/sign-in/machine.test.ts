import { describe, expect, it } from 'vitest';
import {
  actsOnArrival,
  atStart,
  becameSignedIn,
  isFresh,
  reduce,
  type Account,
  type Arrival,
  type SessionEvent,
  type SessionState,
} from './machine';

const ada: Account = {
  uid: 'ada',
  email: 'ada@example.com',
  displayName: null,
  emailVerified: false,
  signedInAt: 1000,
};
const ben: Account = { ...ada, uid: 'ben' };
const form = { displayName: 'Ada', isCompany: false, isNew: true };

const loading = atStart;
const signedOut: SessionState = { ...atStart, status: 'signed-out' };
const signedIn: SessionState = { ...atStart, status: 'signed-in', account: ada };
const failed: SessionState = { ...signedOut, failure: 'why' };

describe('the session', () => {
  it.each<[string, SessionState, SessionEvent, SessionState]>([
    ['ends loading with an account', loading, { type: 'account', account: ada }, signedIn],
    ['ends loading with nobody', loading, { type: 'account', account: null }, signedOut],
    [
      'goes on loading when the provider is away, and knows why',
      loading,
      { type: 'unavailable', why: 'away' },
      { ...loading, unavailable: 'away' },
    ],
    [
      'stays signed in when the provider is away',
      signedIn,
      { type: 'unavailable', why: 'away' },
      signedIn,
    ],
    [
      'stays signed out when the provider is away',
      signedOut,
      { type: 'unavailable', why: 'away' },
      signedOut,
    ],
    [
      'forgets that the provider was away',
      { ...loading, unavailable: 'away' },
      { type: 'account', account: ada },
      signedIn,
    ],
    [
      'goes on to another account',
      signedIn,
      { type: 'account', account: ben },
      { ...signedIn, account: ben },
    ],
    [
      'ends with everything of the person',
      { ...signedIn, registration: form },
      { type: 'account', account: null },
      signedOut,
    ],
    [
      'keeps what a form said over the sign-in',
      { ...signedOut, registration: form },
      { type: 'account', account: ada },
      { ...signedIn, registration: form },
    ],
    [
      'forgets the form',
      { ...signedIn, registration: form },
      { type: 'form', registration: null },
      signedIn,
    ],
    [
      'keeps why the way back failed',
      loading,
      { type: 'failure', failure: 'why' },
      { ...loading, failure: 'why' },
    ],
    [
      'still knows it when nobody is signed in',
      { ...loading, failure: 'why' },
      { type: 'account', account: null },
      failed,
    ],
    ['forgets it with a sign-in', failed, { type: 'account', account: ada }, signedIn],
  ])('%s', (_, before, event, after) => {
    expect(reduce(before, event)).toEqual(after);
  });

  it.each<[boolean, SessionState, SessionState]>([
    [true, loading, signedIn],
    [true, signedOut, signedIn],
    [true, { ...signedIn, account: ben }, signedIn],
    [false, signedIn, { ...signedIn, account: { ...ada, emailVerified: true } }],
    [false, signedIn, signedOut],
    [false, loading, signedOut],
  ])('somebody became signed in: %s', (became, before, after) => {
    expect(becameSignedIn(before, after)).toBe(became);
  });
});

describe('a sign-in', () => {
  it.each([
    [0, true],
    [4999, true],
    [5000, false],
    [86_400_000, false],
    [-1500, true],
    [-5000, false],
    [-86_400_000, false],
  ])('of %i ms ago is of this moment: %s', (ago, fresh) => {
    expect(isFresh(1_000_000 - ago, 1_000_000)).toBe(fresh);
  });

  it('without a time is a session found again', () => {
    expect(isFresh(null, 0)).toBe(false);
  });
});

describe('on arrival', () => {
  const candidate = {
    is_admin: false,
    is_company: false,
    email_verified: false,
    profile_completed: false,
  };
  const base: Arrival = {
    user: candidate,
    fresh: false,
    referral: null,
    referralSet: false,
    verificationSent: false,
  };
  const restored = (user: Partial<typeof candidate>): Arrival => ({
    ...base,
    user: { ...candidate, ...user },
  });

  it.each<[string, Arrival, string[]]>([
    ['a restored candidate without a verified e-mail gets one mail', base, ['send-verification']],
    ['one who had it gets none', { ...base, verificationSent: true }, []],
    ['one who is verified gets none', restored({ email_verified: true }), []],
    ['one whose profile is complete gets none', restored({ profile_completed: true }), []],
    ['a company gets none', restored({ is_company: true }), []],
    ['a fresh sign-in sends none', { ...base, fresh: true }, []],
    [
      'a fresh sign-in brings its code',
      { ...base, fresh: true, referral: 'emeka-osei' },
      ['apply-referral'],
    ],
    [
      'a restored session brings its code too',
      { ...base, referral: 'emeka-osei' },
      ['apply-referral', 'send-verification'],
    ],
    [
      'a company brings its code',
      { ...restored({ is_company: true }), referral: 'emeka-osei' },
      ['apply-referral'],
    ],
    [
      'a code that was settled is not sent again',
      { ...base, fresh: true, referral: 'emeka-osei', referralSet: true },
      [],
    ],
    [
      'the admin is registered and synced, nothing else',
      { ...restored({ is_admin: true }), referral: 'emeka-osei' },
      ['register'],
    ],
    [
      'the admin is so on a fresh sign-in too',
      { ...restored({ is_admin: true }), fresh: true },
      ['register'],
    ],
  ])('%s', (_, arrival, acts) => {
    expect(actsOnArrival(arrival)).toEqual(acts);
  });
});
