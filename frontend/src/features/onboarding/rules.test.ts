import { describe, expect, it } from 'vitest';
import { asksForUsername, asUsername, usernameIdea, usernameProblem, hasBadSigns } from './rules';

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

describe('the prompt for a username', () => {
  const nameless = { username: null, is_company: false, is_partner: false, is_admin: false };

  it.each([
    ['a candidate without one', nameless, 'user', '/dashboard', true],
    ['a candidate with one', { ...nameless, username: 'ada' }, 'user', '/dashboard', false],
    ['a visitor', null, 'user', '/dashboard', false],
    ['a company', { ...nameless, is_company: true }, 'company', '/client-dashboard/home', false],
    ['a partner', { ...nameless, is_partner: true }, 'user', '/dashboard', false],
    ['the admin', { ...nameless, is_admin: true }, 'user', '/dashboard', false],
    ['a candidate on a challenge', nameless, 'user', '/codebrainv2/ABCDE23456', false],
    ['a candidate on an open page', nameless, 'public', '/terms', false],
    ['a candidate who reads a report', nameless, 'signed-in', '/report/1', false],
  ] as const)('%s', (_, user, access, pathname, asked) => {
    expect(asksForUsername(user, access, pathname)).toBe(asked);
  });
});

it('a sign that no name can have is said before the name is complete', () => {
  expect(hasBadSigns('a b!')).toBe(true);
  expect(hasBadSigns('a_1')).toBe(false);
  expect(hasBadSigns('')).toBe(false);
});
