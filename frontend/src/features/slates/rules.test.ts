import { expect, it } from 'vitest';
import { actsOf, liveDays, lookOf, nameOf, partOf, problemsOf, stepOf } from './rules';

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
    kept: 'Choose the application to keep.',
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

const note = { excluded: null, placed: null, text: null, version: 1 };
const AT = '2026-11-25T12:00:00Z';
const excluded = { code: 'spam', reason: 'x', at: AT, duplicate_of: null } as const;
const placed = { reason: 'x', at: AT };

it.each([
  ['screening', note, ['exclude']],
  ['screening', { ...note, placed }, ['exclude', 'unmove']],
  ['screening', { ...note, excluded }, ['include']],
  ['screening', { ...note, excluded, placed }, ['include', 'unmove']],
  ['shortlisted', note, []],
  ['shortlisted', { ...note, placed }, []],
] as const)('with somebody in %s and %o one can do %o', (state, slate_note, acts) => {
  expect(actsOf({ state, slate_note })).toEqual(acts);
});

it('a step is said in words, and the reason of an exclusion as well', () => {
  const step = { at: AT, actor: 'a@b.example', from: null, to: null };
  expect(stepOf({ ...step, action: 'exclude', reason: 'ineligible' })).toEqual({
    at: AT,
    actor: 'a@b.example',
    words: 'Excluded',
    reason: 'Ineligible',
  });
  expect(stepOf({ ...step, action: 'place', reason: 'An outage.' }).reason).toBe('An outage.');
  expect(stepOf({ ...step, action: 'annotate', reason: null }).reason).toBeNull();
});
