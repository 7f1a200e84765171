import { describe, expect, it } from 'vitest';
import { asUsername, hasBadSigns, promptFor, usernameIdea, usernameProblem } from './rules';

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
};
const nameless = { ...complete, username: null };
const unfinished = { ...complete, profile_completed: false };
const never = () => false;
const home = {
  candidate: { access: 'user', pathname: '/dashboard' },
  company: { access: 'company', pathname: '/client-dashboard/home' },
  partner: { access: 'signed-in', pathname: '/partner-dashboard/overview' },
  admin: { access: 'admin', pathname: '/admin-dashboard/onboard-companies' },
} as const;
const now = { lacks: 'username', canWait: false };
const later = { lacks: 'username', canWait: true };

describe('the prompt for a username', () => {
  it.each([
    ['a candidate without one', nameless, home.candidate, now],
    ['a candidate with one', complete, home.candidate, null],
    ['a company', { ...nameless, is_company: true }, home.company, later],
    ['a partner', { ...nameless, is_partner: true }, home.partner, later],
    ['the admin', { ...nameless, is_admin: true }, home.admin, later],
    [
      'a candidate on a challenge',
      nameless,
      { access: 'user', pathname: '/codebrainv2/ABCDE23456' },
      null,
    ],
    ['a candidate on an open page', nameless, { access: 'public', pathname: '/terms' }, null],
    [
      'a candidate who reads a report',
      nameless,
      { access: 'signed-in', pathname: '/report/1' },
      null,
    ],
    [
      'a company on an open page',
      { ...nameless, is_company: true },
      { access: 'public', pathname: '/terms' },
      null,
    ],
  ] as const)('%s', (_, user, here, asked) => {
    expect(promptFor(user, here, never)).toEqual(asked);
  });
});

describe('the prompt for a profile', () => {
  const profile = { lacks: 'profile', canWait: true };

  it.each([
    ['a candidate whose profile is not complete', unfinished, home.candidate, profile],
    ['a candidate whose profile is complete', complete, home.candidate, null],
    ['a company', { ...unfinished, is_company: true }, home.company, profile],
    ['a partner', { ...unfinished, is_partner: true }, home.partner, profile],
    ['the admin, who has none', { ...unfinished, is_admin: true }, home.admin, null],
    [
      'a company at the form itself',
      { ...unfinished, is_company: true },
      { access: 'company', pathname: '/client-dashboard/profile' },
      null,
    ],
    [
      'a candidate on a challenge',
      unfinished,
      { access: 'public', pathname: '/codebrainv2/ABCDE23456' },
      null,
    ],
    ['a candidate on an open page', unfinished, { access: 'public', pathname: '/about' }, null],
  ] as const)('%s', (_, user, here, asked) => {
    expect(promptFor(user, here, never)).toEqual(asked);
  });

  it('comes after the one for a username, whether that was answered or put off', () => {
    const company = { ...nameless, profile_completed: false, is_company: true };
    expect(promptFor(company, home.company, never)).toEqual(later);
    expect(promptFor(company, home.company, (lacks) => lacks === 'username')).toEqual(profile);
    expect(promptFor({ ...company, username: 'pellworth' }, home.company, never)).toEqual(profile);
    expect(promptFor(company, home.company, () => true)).toBeNull();
  });

  it('never lets a candidate go on without a username', () => {
    expect(promptFor(nameless, home.candidate, () => true)).toEqual(now);
  });
});

it('a sign that no name can have is said before the name is complete', () => {
  expect(hasBadSigns('a b!')).toBe(true);
  expect(hasBadSigns('a_1')).toBe(false);
  expect(hasBadSigns('')).toBe(false);
});
