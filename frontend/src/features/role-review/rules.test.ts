import { expect, it } from 'vitest';
import { dueOf, inOrder, meantOf, problemsOf, queueOf, stepWords } from './rules';
import { text } from './text';

const now = new Date('2026-11-23T10:00:00Z');
const nothing = { note: '', at: '', comments: [] };

it('asks for words where the company is to know why, and for none elsewhere', () => {
  expect(problemsOf('publish', nothing, now)).toEqual({});
  for (const decision of ['request_changes', 'reject', 'pause', 'close'] as const) {
    expect(problemsOf(decision, nothing, now)).toEqual({ note: text.act.wordsMissing });
    expect(problemsOf(decision, { ...nothing, note: 'Unpaid.' }, now)).toEqual({});
  }
  const long = { ...nothing, note: 'a'.repeat(2001) };
  expect(problemsOf('reject', long, now).note).toBe(text.act.wordsLong);
});

it('schedules only a time that is still to come', () => {
  const at = (time: string) => problemsOf('schedule', { ...nothing, at: time }, now).at;
  expect(at('2026-11-23T10:00:01Z')).toBeUndefined();
  expect(at('2026-11-23T10:00:00Z')).toBe(text.act.atMissing);
  expect(at('')).toBe(text.act.atMissing);
});

it('names the comment that says nothing', () => {
  const comments = [
    { field: 'title', text: 'Which?' },
    { field: 'skills', text: ' ' },
  ];
  const { comments: bad } = problemsOf(
    'request_changes',
    { ...nothing, note: 'No.', comments },
    now,
  );
  expect(bad).toEqual({ 1: text.act.commentMissing });
});

it('opens what waits, and has words for the steps of a role and of its changes', () => {
  expect([queueOf('live'), queueOf('gone'), queueOf(null)]).toEqual(['live', 'waiting', 'waiting']);
  const step = { at: '', actor: '', from: null, to: null, reason: null };
  expect(stepWords({ ...step, action: 'submit_revision' })).toBe('Changes submitted');
  expect(stepWords({ ...step, action: 'something_new' })).toBe('something_new');
});

it.each([
  ['2026-11-23T10:00:00Z', 'positive', 'Decide in 24 h'],
  ['2026-11-22T14:30:00Z', 'positive', 'Decide in 5 h'],
  ['2026-11-22T14:00:00Z', 'caution', 'Decide in 4 h'],
  ['2026-11-22T10:00:01Z', 'caution', 'Decide in 1 h'],
  ['2026-11-22T10:00:00Z', 'negative', 'Decision overdue'],
])('a role that was sent at %s is decided within a day: %s', (sent, tone, words) => {
  expect(dueOf(sent, now)).toEqual({ tone, words });
});

it('fills the button of what is meant, and puts it first', () => {
  expect(inOrder(['approve', 'publish', 'schedule', 'reject'])).toEqual([
    'publish',
    'approve',
    'schedule',
    'reject',
  ]);
  expect(meantOf(['approve', 'reject'])).toBe('approve');
  expect(meantOf(['resume', 'close'])).toBe('resume');
  expect(meantOf(['pause', 'close'])).toBeNull();
});
