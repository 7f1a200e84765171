import { expect, it } from 'vitest';
import type { AdminSetting } from '@/api/words/admin';
import {
  found,
  isChanged,
  lookedOf,
  previewLines,
  readValue,
  reasonProblem,
  valueWords,
} from './rules';
import { text } from './text';

const number = (value: number) => ({ number: value, words: null });
const words = (...list: string[]) => ({ number: null, words: list });

const setting = (change: Partial<AdminSetting> = {}): AdminSetting => ({
  key: 'limits.apply.account.per_day',
  group: 'limits',
  name: 'Applications sent, by one account',
  unit: 'per_day',
  value: number(50),
  default: number(50),
  least: 1,
  most: 500,
  version: 0,
  last: null,
  ...change,
});

const list = setting({
  unit: 'words',
  group: 'moderation',
  value: words('guys'),
  default: words('guys'),
});

it.each([
  ['7', { value: number(7) }],
  [' 500 ', { value: number(500) }],
  ['', { problem: text.dialog.number }],
  ['1.5', { problem: text.dialog.number }],
  ['many', { problem: text.dialog.number }],
  ['0', { problem: text.dialog.range(1, 500) }],
  ['501', { problem: text.dialog.range(1, 500) }],
])('reads %j as a number or says what is wrong', (typed, want) => {
  expect(readValue(setting(), typed)).toEqual(want);
});

it('reads words line by line, in order and each once', () => {
  expect(readValue(list, 'Young \n\nguys\nyoung')).toEqual({ value: words('guys', 'young') });
  expect(readValue(list, ' \n')).toEqual({ problem: text.dialog.wordsMissing });
});

it('finds by words of name, key and group, and what was changed', () => {
  const changed = setting({ key: 'x', name: 'Notes written', value: number(7) });
  const all = [setting(), changed];
  const looked = (query: string) =>
    found(all, lookedOf(new URLSearchParams(query))).map((one) => one.name);
  expect(looked('')).toHaveLength(2);
  expect(looked('search=account+APPLICATIONS')).toEqual([setting().name]);
  expect(looked('group=changed')).toEqual(['Notes written']);
  expect(looked('group=retention')).toEqual([]);
  expect([setting(), changed].map(isChanged)).toEqual([false, true]);
});

it('says what a change would do', () => {
  const preview = { version: 0, before: number(90), after: number(30), removes: 12, refuses: null };
  expect(previewLines(setting({ unit: 'days' }), preview)).toEqual([
    '90 days → 30 days.',
    '12 rows are older than 30 days and will be removed within ten minutes.',
  ]);
  const fewer = { ...preview, removes: null, refuses: 1 };
  expect(previewLines(setting(), fewer)[1]).toBe(text.preview.refuses(1));
  const other = { ...fewer, before: words('a', 'b'), after: words('b', 'c'), refuses: null };
  expect(previewLines(list, other)).toEqual(['Added: c.', 'Removed: a.']);
});

it('asks for a reason, and writes a value with its unit', () => {
  expect([reasonProblem(' '), reasonProblem('x'), reasonProblem('x'.repeat(2001))]).toEqual([
    text.dialog.reasonMissing,
    undefined,
    text.dialog.reasonLong,
  ]);
  expect(valueWords(number(1200), 'per_hour')).toBe('1,200 per hour');
  expect(valueWords(number(20), 'at_once')).toBe('20 at once');
  expect(valueWords(number(12), 'hours')).toBe('12 hours');
});
