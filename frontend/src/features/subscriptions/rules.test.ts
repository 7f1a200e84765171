import { expect, test } from 'vitest';
import type { Plan } from '@/api/words/plans';
import { draftOf, formOf } from './rules';

const plan: Plan = {
  slug: 'growth',
  version: 3,
  made_at: '2026-11-25T12:00:00Z',
  form: {
    name: 'Growth',
    currency: 'EUR',
    price: 49_950,
    tax_milli: 9975,
    every: 'month',
    invitations: 250,
    seats: 20,
    live_roles: 10,
    own_problems: 30,
    offered: true,
  },
};

test('a plan in the fields is the plan that is sent', () => {
  expect(formOf(draftOf(plan))).toEqual(plan.form);
  const yen = { ...plan, form: { ...plan.form, currency: 'JPY' as const, price: 5000 } };
  expect(draftOf(yen).price).toBe('5000');
  expect(formOf(draftOf(yen))).toEqual(yen.form);
});

test('fields that cannot be read are named', () => {
  const draft = { ...draftOf(plan), price: '1.234', tax: '101', invitations: '-1', seats: '' };
  expect(formOf(draft)).toEqual(['price', 'tax', 'invitations', 'seats']);
  const rooms = { ...draftOf(plan), liveRoles: '', ownProblems: '1.5' };
  expect(formOf(rooms)).toEqual(['liveRoles', 'ownProblems']);
  expect(formOf({ ...draftOf(plan), price: '12,50' })).toEqual(['price']);
  expect(formOf(draftOf(null))).toEqual(['price', 'invitations', 'seats']);
});
