import { describe, expect, it } from 'vitest';
import type { StoryForm } from './draft';
import {
  changedPaths,
  emptyForm,
  moved,
  newRound,
  problemsOf,
  replaced,
  textAt,
  unconfirmed,
  warningsNow,
  without,
} from './form';
import { wholeForm } from './own.test-data';

const now = new Date('2026-11-20T12:00:00Z');
const problems = (parts: Partial<StoryForm>) => problemsOf({ ...wholeForm, ...parts }, now);
const round = wholeForm.rounds[0] ?? newRound;

it('a whole form has no problems, an empty one names every field that is needed, in order', () => {
  expect(problems({})).toEqual({});
  expect(Object.keys(problemsOf(emptyForm, now))).toEqual([
    'company_name',
    'position',
    'level',
    'year',
    'source',
    'rounds',
    'difficulty',
    'experience',
    'outcome',
    'summary',
    'no_confidential',
  ]);
});

describe('limits', () => {
  it.each([
    ['company_name', { company_name: 'x'.repeat(121) }],
    ['position', { position: 'x'.repeat(121) }],
    ['pay', { pay: 'x'.repeat(201) }],
    ['summary', { summary: 'x'.repeat(2001) }],
    ['tips', { tips: 'x'.repeat(2001) }],
    ['rounds.0.description', { rounds: [{ ...round, description: 'x'.repeat(4001) }] }],
    ['rounds.0.questions.1', { rounds: [{ ...round, questions: ['a', 'x'.repeat(501)] }] }],
    ['rounds.0.minutes', { rounds: [{ ...round, minutes: 0 }] }],
    ['rounds.0.minutes', { rounds: [{ ...round, minutes: 1441 }] }],
    ['rounds.0.held_on', { rounds: [{ ...round, held_on: '2026-13' }] }],
    ['rounds.0.held_on', { rounds: [{ ...round, held_on: '2026-12' }] }],
    ['days_to_decision', { days_to_decision: 731 }],
    ['rounds.0.kind', { rounds: [{ ...round, kind: null }] }],
    ['rounds.0.description', { rounds: [{ ...round, description: ' ' }] }],
    ['month', { month: 12 }],
    ['year', { year: 1999 }],
    ['year', { year: 2027 }],
  ] as [string, Partial<StoryForm>][])('%s is held', (path, parts) => {
    expect(problems(parts)[path]).toBeDefined();
  });

  it('count characters as a person does, and take the last value that is allowed', () => {
    expect(problems({ summary: '🪨'.repeat(2000), year: 2000 })).toEqual({});
    expect(problems({ rounds: [{ ...round, minutes: 1440, held_on: '2026-11' }] })).toEqual({});
  });
});

it('moves, replaces and removes an element of a list', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(replaced(['a', 'b'], 1, 'x')).toEqual(['a', 'x']);
  expect(without(['a', 'b'], 0)).toEqual(['b']);
});

it('reads the text at a path', () => {
  expect(textAt(wholeForm, 'rounds.0.description')).toBe('With a recruiter.');
  expect(textAt(wholeForm, 'rounds.4.description')).toBe('');
  expect(textAt(wholeForm, 'difficulty')).toBe('');
});

it('a warning goes with the words that it was about', () => {
  const warning = {
    code: 'email' as const,
    field: 'summary',
    text: 'a@b.example',
    start: 0,
    end: 11,
  };
  expect(warningsNow({ ...wholeForm, summary: 'Write to a@b.example' }, [warning])).toHaveLength(1);
  expect(warningsNow(wholeForm, [warning])).toEqual([]);
});

it('names what a program filled and nobody confirmed', () => {
  expect(unconfirmed(['company_name', 'year'], ['year'])).toEqual(['company_name']);
});

it('names the paths that changed, with what holds them', () => {
  const after = { ...wholeForm, year: 2025, rounds: [{ ...round, minutes: 31 }] };
  expect(changedPaths(wholeForm, after)).toEqual([
    'year',
    'rounds',
    'rounds.0',
    'rounds.0.minutes',
  ]);
  expect(changedPaths(wholeForm, { ...wholeForm })).toEqual([]);
});
