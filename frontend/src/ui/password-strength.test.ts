import { expect, it } from 'vitest';
import { strengthOf } from './password-strength';

it.each([
  ['', 'weak'],
  ['kM4!xz', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['123456789', 'weak'],
  ['hgfedcba', 'weak'],
  ['Password1!', 'weak'],
  ['qwertz2027', 'weak'],
  ['harbour9', 'fair'],
  ['a long one', 'fair'],
  ['Harbour9!x', 'strong'],
  ['four words of ours', 'strong'],
  ['passwords of the harbour', 'strong'],
])('%s is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});
