import { expect, it } from 'vitest';
import { mayTell } from './rules';

const candidate = { is_company: false, is_partner: false, is_admin: false };

it('candidates share stories, and nobody else does', () => {
  expect(mayTell(candidate)).toBe(true);
  expect(mayTell({ ...candidate, is_company: true })).toBe(false);
  expect(mayTell({ ...candidate, is_partner: true })).toBe(false);
  expect(mayTell({ ...candidate, is_admin: true })).toBe(false);
});
