import { describe, expect, it } from 'vitest';
import type { ChecklistItem, InternshipState } from '@/api/words';
import { canSubmit, isOpen, otherName, progressOf, stateOf } from './rules';
import { dueWords, moved, stepWords } from './onboarding/rules';

const item: ChecklistItem = {
  id: 'i1',
  version: 1,
  title: 'Sign the agreement',
  help: null,
  owner: 'candidate',
  due_on: '2027-01-10',
  is_overdue: false,
  required: true,
  asks: true,
  state: 'todo',
  text: null,
  answer: null,
  reason: null,
};

describe('an item', () => {
  it.each([
    ['candidate', 'todo', true, true],
    ['candidate', 'rejected', true, true],
    ['candidate', 'submitted', true, false],
    ['candidate', 'approved', true, false],
    ['company', 'todo', true, false],
    ['candidate', 'todo', false, false],
  ] as const)('is submitted by %s while it is %s (open: %s): %s', (who, state, open, want) => {
    expect(canSubmit(who, { ...item, state }, open)).toBe(want);
  });

  it('counts where it is required', () => {
    const done = { ...item, state: 'approved' as const };
    const optional = { ...item, required: false };
    expect(progressOf([item, done, optional])).toEqual({ done: 1, total: 2 });
  });

  it('says when it is due', () => {
    expect([-2, -1, 0, 1].map(dueWords)).toEqual([
      '2 days before',
      '1 day before',
      'on the first day',
      '1 day after',
    ]);
  });

  it('moves by one place and not over the ends', () => {
    expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
  });
});

describe('an internship', () => {
  const of = { company_name: 'Pellworth', candidate_name: 'Ines' } as Parameters<
    typeof otherName
  >[1];

  it('is open until it has ended', () => {
    const open: InternshipState[] = ['pending_documents', 'ready', 'active', 'extended'];
    const over: InternshipState[] = ['completed', 'converted', 'ended_early', 'cancelled'];
    expect(open.every((state) => isOpen({ state }))).toBe(true);
    expect(over.some((state) => isOpen({ state }))).toBe(false);
  });

  it('names the other side, or that its account is erased', () => {
    expect(otherName('candidate', of)).toBe('Pellworth');
    expect(otherName('company', of)).toBe('Ines');
    expect(otherName('company', { ...of, candidate_name: '' })).toBe('Erased account');
  });

  it('has the state of an address', () => {
    expect(stateOf('active')).toBe('active');
    expect(stateOf('gone')).toBeNull();
  });

  it('has a history in words', () => {
    const step = { at: '', actor: 'system', action: 'make_ready', reason: null };
    const moved = { ...step, from: 'pending_documents', to: 'ready' };
    expect(stepWords(moved)).toBe('Getting ready → Ready to start');
    expect(stepWords({ ...step, action: 'check_in', from: null, to: null })).toBe('check in');
  });
});
