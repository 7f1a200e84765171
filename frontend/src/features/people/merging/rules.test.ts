import { expect, it } from 'vitest';
import type { AdminCandidate } from '@/api/words';
import { inOrder, isAddress, likenessWords, mergerReasonProblem, suggestions } from './rules';

const person = (id: string, into: string | null): AdminCandidate => ({
  id,
  email: `p${id}@example.com`,
  email_verified: true,
  display_name: '',
  username: null,
  profile_completed: false,
  locked: false,
  merged_into: into,
  joined_at: '2026-11-26T00:00:00Z',
});

it('shows what moves first and what stays last', () => {
  const parts = inOrder([
    { item: 'erasures', fate: 'kept', rows: 1 },
    { item: 'attempts', fate: 'moved', rows: 2 },
    { item: 'applications', fate: 'ended', rows: 1 },
  ]);
  expect(parts.map(({ item }) => item)).toEqual(['attempts', 'applications', 'erasures']);
});

it('suggests neither the account itself nor one that was merged', () => {
  const people = [person('1', null), person('2', '3'), person('3', null)];
  expect(suggestions(people, '1')).toEqual([
    { key: '3', label: 'No name yet', detail: 'p3@example.com' },
  ]);
});

it('takes the address whatever its case, and no other', () => {
  expect(isAddress(' Ada@Example.com ', 'ada@example.com')).toBe(true);
  expect(isAddress('ada@example.co', 'ada@example.com')).toBe(false);
});

it('asks for a reason of twenty characters', () => {
  expect(mergerReasonProblem('x'.repeat(19))).toBe('Use at least 20 characters.');
  expect(mergerReasonProblem(`  ${'x'.repeat(20)}  `)).toBeUndefined();
  expect(mergerReasonProblem('x'.repeat(2001))).toBe('Use at most 2,000 characters.');
});

it('says what two accounts have in common', () => {
  expect(likenessWords(['name', 'mailbox'])).toBe('same name, same mailbox');
});
