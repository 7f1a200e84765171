import { describe, expect, it } from 'vitest';
import type { User } from '@/api/words';
import { ownDashboard } from '@/facts/guards';
import {
  authProblem,
  emailProblem,
  fallbackName,
  kindOfLink,
  linkLanding,
  mailTarget,
  parseReferral,
  passwordProblem,
  referralFromQuery,
  viewerOf,
} from './rules';

describe('a referral code', () => {
  it.each([
    ['abc', 'abc'],
    ['Emeka-Osei-2', 'Emeka-Osei-2'],
    ['a'.repeat(50), 'a'.repeat(50)],
    ['ab', null],
    ['a'.repeat(51), null],
    ['under_score', null],
    ['with space', null],
    ['ünï', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('%s is read as %s', (code, expected) => {
    expect(parseReferral(code)).toBe(expected);
  });

  it('is the first well-formed one of ref, invite and inviteCode', () => {
    expect(referralFromQuery('?inviteCode=three&invite=two-2&ref=one-1')).toBe('one-1');
    expect(referralFromQuery('?ref=!!&invite=two-2')).toBe('two-2');
    expect(referralFromQuery('?inviteCode=three')).toBe('three');
    expect(referralFromQuery('?code=three')).toBeNull();
  });
});

describe('an identity error', () => {
  it('of a used e-mail shows the fixed sentence at the e-mail', () => {
    expect(authProblem({ code: 'auth/email-already-in-use' })).toEqual({
      place: 'email',
      message: 'This email already has an account. Please log in instead.',
    });
  });

  it.each([
    ['auth/popup-closed-by-user', /closed/],
    ['auth/cancelled-popup-request', /another google window/i],
    ['auth/redirect-cancelled-by-user', /came back/],
  ])('%s is noted, not shown as an error', (code, words) => {
    const { place, message } = authProblem({ code });
    expect(place).toBe('note');
    expect(message).toMatch(words);
  });

  it('does not tell an unknown e-mail from a wrong password', () => {
    expect(authProblem({ code: 'auth/user-not-found' })).toEqual(
      authProblem({ code: 'auth/wrong-password' }),
    );
    expect(authProblem({ code: 'auth/invalid-credential' })).toEqual(
      authProblem({ code: 'auth/wrong-password' }),
    );
  });

  it('that nobody knows is still a sentence', () => {
    for (const error of [{ code: 'auth/new' }, new Error('x'), null, 'text']) {
      expect(authProblem(error)).toMatchObject({ place: 'form' });
      expect(authProblem(error).message).not.toBe('');
    }
  });

  it('of a sign-in service that could not be loaded says so', () => {
    const { place, message } = authProblem(new Error('Importing a module script failed.'));
    expect(place).toBe('form');
    expect(message).toMatch(/could not be loaded.*still here/);
  });

  it.each([
    'auth/email-already-in-use',
    'auth/popup-blocked',
    'auth/popup-closed-by-user',
    'auth/cancelled-popup-request',
    'auth/unauthorized-domain',
    'auth/network-request-failed',
    'auth/user-mismatch',
    'auth/multi-factor-auth-required',
    'auth/password-does-not-meet-requirements',
    'auth/expired-action-code',
  ])('%s has words of its own', (code) => {
    expect(authProblem({ code })).not.toEqual(authProblem({ code: 'auth/unknown-code' }));
  });
});

describe('a password the provider does not take', () => {
  const refused = (message: string) =>
    Object.assign(new Error(message), { code: 'auth/password-does-not-meet-requirements' });

  it('is refused in the provider’s own words', () => {
    const message =
      'Firebase: Missing password requirements: [Password must contain at least 12 characters] (auth/password-does-not-meet-requirements).';
    expect(authProblem(refused(message))).toEqual({
      place: 'password',
      message: 'Missing password requirements: [Password must contain at least 12 characters]',
    });
  });

  it('is refused in the words of Assay where the provider sends none', () => {
    const { place, message } = authProblem(
      refused('Firebase: Error (auth/password-does-not-meet-requirements).'),
    );
    expect(place).toBe('password');
    expect(message).toMatch(/rules of the sign-in service/);
  });
});

it('a blocked window offers the page instead', () => {
  expect(authProblem({ code: 'auth/popup-blocked' })).toMatchObject({ offer: 'page' });
  expect(authProblem({ code: 'auth/network-request-failed' }).offer).toBeUndefined();
});

describe('a link that logs in', () => {
  it('leads to the log-in page and carries kind and way on', () => {
    expect(linkLanding('candidate', '/codebrainv2/ABCDE23456')).toBe(
      '/login?via=link&as=candidate&next=%2Fcodebrainv2%2FABCDE23456',
    );
    expect(linkLanding('any', null)).toBe('/login?via=link&as=any');
    expect(kindOfLink('?via=link&as=company')).toBe('company');
  });

  it('carries no invented kind', () => {
    for (const search of ['', '?as=admin', '?as=']) expect(kindOfLink(search)).toBe('any');
  });
});

it.each([
  ['?mode=verifyEmail&oobCode=x', '/confirm-email?mode=verifyEmail&oobCode=x'],
  ['?mode=signIn&oobCode=x', '/login?mode=signIn&oobCode=x'],
  ['?mode=resetPassword&oobCode=x', null],
  ['?oobCode=x', null],
  ['', null],
])('a mail of the provider with %s belongs to %s', (search, target) => {
  expect(mailTarget(search)).toBe(target);
});

describe('who looks', () => {
  it('is a person with an e-mail and the server’s record as dbData, which says company and partner', () => {
    const record = { email: 'ada@example.com', is_company: false, is_partner: true } as User;
    const viewer = viewerOf(record);
    expect(viewer).toEqual({ kind: 'user', email: 'ada@example.com', dbData: record });
    expect(ownDashboard(viewer)).toBe('/partner-dashboard');
    expect(ownDashboard(viewerOf({ ...record, is_company: true }))).toBe('/client-dashboard');
  });

  it('is nobody without a record', () => {
    expect(viewerOf(null)).toEqual({ kind: 'anonymous' });
  });
});

describe('a sign-up form', () => {
  it('takes an address with one @ and no spaces', () => {
    expect(emailProblem('a@b')).toBeUndefined();
    expect(emailProblem(' lena@pellworth.example ')).toBeUndefined();
    for (const bad of ['', ' ', 'lena', 'lena@', '@x', 'a b@c', 'a@b@c'])
      expect(emailProblem(bad)).toBeDefined();
  });

  it('takes a password of six characters', () => {
    expect(passwordProblem('12345')).toBeDefined();
    expect(passwordProblem('123456')).toBeUndefined();
  });

  it('registers the name, or the part before the @', () => {
    expect(fallbackName(' Lena Marsh ', 'x@example.com')).toBe('Lena Marsh');
    expect(fallbackName(null, 'lena.marsh@example.com')).toBe('lena.marsh');
    expect(fallbackName('  ', 'lena@example.com')).toBe('lena');
  });
});
