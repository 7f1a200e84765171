import { expect, it } from 'vitest';
import { hiddenPage, inviteCode } from './rules';

const set = { dev_community: '/k7m2x9qd', debug_simulator: '/p4w8z2rt' };
const none = { dev_community: null, debug_simulator: null };

it.each([
  ['/k7m2x9qd', set, 'dev_community'],
  ['/p4w8z2rt', set, 'debug_simulator'],
  ['/k7m2x9qd/', set, null],
  ['/nowhere', set, null],
  ['/k7m2x9qd', none, null],
  ['/k7m2x9qd', undefined, null],
] as const)('%s with the settings %j is %s', (path, settings, page) => {
  expect(hiddenPage(path, settings)).toBe(page);
});

it.each([
  ['AB2CD3EF4G', 'AB2CD3EF4G'],
  [' ab2cd-3ef4g ', 'AB2CD3EF4G'],
  ['AB2CD3EF4', null],
  ['AB2CD3EF4GH', null],
  ['AB2CD3EF4O', null],
  ['', null],
])('the code in “%s” is %s', (typed, code) => {
  expect(inviteCode(typed)).toBe(code);
});
