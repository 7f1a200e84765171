import { expect, it } from 'vitest';
import type { AdminCompanyDetail, CompanyState } from '@/api/words';
import { actsOf, stepWords } from './rules';

const detail = (state: CompanyState, paid_until: string | null): AdminCompanyDetail => ({
  company: {
    id: 'c1',
    name: 'Pellworth',
    domain: null,
    state,
    flags: [],
    members: 1,
    live_roles: 0,
    last_visit: null,
    created_at: '2026-11-25T12:00:00Z',
  },
  merged_into: null,
  grants: [],
  paid_until,
  open_until: null,
  history: [],
});

it.each([
  ['approved', null, ['suspend']],
  ['unverified', '2026-11-25', ['suspend', 'grace']],
  ['suspended', '2026-11-25', ['restore', 'grace']],
  ['merged', '2026-11-25', []],
] as const)('a company that is %s and paid until %s has the keys of %o', (state, paid, acts) => {
  expect(actsOf(detail(state, paid))).toEqual(acts);
});

it.each([
  ['approve', null, 'Approved'],
  ['grant_payment', null, 'Granted: Payment'],
  ['revoke_super_star_access', null, 'Revoked: Super-star access'],
  ['grant_direct_release', null, 'Granted: Direct release'],
  ['grant_invitations', null, 'Invitations granted'],
  ['rule_details', 'approved', 'Domain approved'],
  ['rule_details', 'rejected', 'Domain rejected'],
  ['something_new', null, 'something new'],
])('the history says of %s to %s: %s', (action, to, words) => {
  expect(stepWords({ action, to })).toBe(words);
});
