import { expect, it } from 'vitest';
import { liveDays, lookOf, nameOf, partOf, problemsOf } from './rules';

it('an address names a part and a view, or the first of each', () => {
  expect([partOf('excluded'), partOf('none'), partOf(null)]).toEqual([
    'excluded',
    'waiting',
    'waiting',
  ]);
  expect([lookOf('named'), lookOf('blind'), lookOf(null)]).toEqual(['named', 'blind', 'blind']);
});

it('an exclusion has a reason of the list and one in words', () => {
  expect(problemsOf(undefined, ' ')).toEqual({
    code: 'Choose a reason.',
    reason: 'Say why, in a sentence.',
  });
  expect(problemsOf('spam', 'Advertising.')).toEqual({});
  expect(problemsOf('spam', 'a'.repeat(2001))).toHaveProperty('reason');
  expect(problemsOf('duplicate', 'Two accounts.')).toEqual({
    kept: 'Choose the application that goes on.',
  });
  expect(problemsOf('duplicate', 'Two accounts.', 'one')).toEqual({});
});

it('who has no name is called by the code', () => {
  expect(nameOf({ name: null, code: 'K7F2' })).toBe('Candidate K7F2');
  expect(nameOf({ name: 'Ada', code: 'K7F2' })).toBe('Ada');
});

it('a role that was published today is live for a day', () => {
  const now = new Date('2026-11-23T10:00:00Z');
  expect(liveDays('2026-11-23T09:00:00Z', now)).toBe(1);
  expect(liveDays('2026-11-20T09:00:00Z', now)).toBe(4);
});
