import { describe, expect, it } from 'vitest';
import {
  asUsername,
  hasBadSigns,
  isAskedAgain,
  needsProfile,
  needsUsername,
  promptFor,
  usernameIdea,
  usernameProblem,
} from './rules';

describe('a username', () => {
  it.each([
    ['ada', true],
    ['ada_novak_2', true],
    ['a'.repeat(30), true],
    ['ab', false],
    ['a'.repeat(31), false],
    ['ada-novak', false],
    ['ada novak', false],
    ['adá', false],
    ['', false],
  ])('"%s" may be one: %s', (name, fine) => {
    expect(usernameProblem(name) === undefined).toBe(fine);
  });

  it('is read without the spaces around it and in small letters', () => {
    expect(asUsername('  Ada_Novak ')).toBe('ada_novak');
  });

  it.each([
    ['Ada Novák', 'ada_novak'],
    ['José-María  O’Neill', 'jose_maria_o_neill'],
    ['李', 'candidate'],
    ['', 'candidate'],
    ['x'.repeat(60), 'x'.repeat(30)],
  ])('of %s could be %s, which may be one', (name, idea) => {
    expect(usernameIdea(name)).toBe(idea);
    expect(usernameProblem(usernameIdea(name))).toBeUndefined();
  });
});

const complete = {
  email: 'ada@example.com',
  username: 'ada',
  profile_completed: true,
  is_company: false,
  is_partner: false,
  is_admin: false,
  is_billing_staff: false,
};
const nameless = { ...complete, username: null };
const unfinished = { ...complete, profile_completed: false };
const empty = { ...nameless, profile_completed: false };
const company = '/client-dashboard/home';
const partner = '/partner-dashboard/overview';
const admin = '/admin-dashboard/onboard-companies';

describe('the prompt for a username', () => {
  it.each([
    ['a candidate without one', nameless, '/dashboard', ['username']],
    ['a candidate with one', complete, '/dashboard', []],
    ['a candidate who lacks the profile as well', empty, '/dashboard', ['username', 'profile']],
    ['a partner', { ...nameless, is_partner: true }, partner, ['username']],
    ['a company', { ...nameless, is_company: true }, company, []],
    ['staff', { ...nameless, is_billing_staff: true }, '/dashboard', []],
    ['the admin', { ...nameless, is_admin: true }, admin, []],
    ['a candidate in an attempt', nameless, '/codebrainv2/ABCDE23456', []],
    ['a candidate on an open page', nameless, '/terms', []],
    ['a candidate who reads a report', nameless, '/report/1', []],
  ] as const)('%s', (_, user, pathname, asked) => {
    expect(promptFor(user, pathname)).toEqual(asked);
  });
});

describe('the prompt for a profile', () => {
  it.each([
    ['a candidate whose profile is not complete', unfinished, '/dashboard', ['profile']],
    ['a candidate whose profile is complete', complete, '/dashboard', []],
    ['a partner', { ...unfinished, is_partner: true }, partner, ['profile']],
    ['a company', { ...unfinished, is_company: true }, company, []],
    ['staff', { ...unfinished, is_billing_staff: true }, '/dashboard', []],
    ['the admin', { ...unfinished, is_admin: true }, admin, []],
    ['a candidate in an attempt', unfinished, '/codebrainv2/ABCDE23456', []],
    ['a candidate on an open page', unfinished, '/about', []],
  ] as const)('%s', (_, user, pathname, asked) => {
    expect(promptFor(user, pathname)).toEqual(asked);
  });
});

describe('a person is asked', () => {
  const now = Date.parse('2026-11-28T12:00:00Z');
  const day = 24 * 3_600_000;

  it.each([
    ['who was never asked', null, true],
    ['asked a moment ago', String(now), false],
    ['asked almost a week ago', String(now - 7 * day + 1), false],
    ['asked a week ago', String(now - 7 * day), true],
    ['asked in the future, by a clock that was wrong', String(now + day), true],
    ['asked at a time that cannot be read', 'soon', true],
  ] as const)('again %s: %s', (_, askedAt, again) => {
    expect(isAskedAgain(askedAt, now)).toBe(again);
  });
});

it.each([
  ['nothing is missing', complete, false, false],
  ['the username is missing', nameless, true, false],
  ['the profile is not complete', unfinished, false, true],
  ['the admin lacks both', { ...empty, is_admin: true }, true, true],
] as const)('what an account needs is the same for every kind: %s', (_, user, name, profile) => {
  expect([needsUsername(user), needsProfile(user)]).toEqual([name, profile]);
});

it('a sign that no name can have is said before the name is complete', () => {
  expect(hasBadSigns('a b!')).toBe(true);
  expect(hasBadSigns('a_1')).toBe(false);
  expect(hasBadSigns('')).toBe(false);
});
