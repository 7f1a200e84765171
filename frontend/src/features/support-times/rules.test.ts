import { expect, it } from 'vitest';
import type { SupportWeek } from '@/api/words/support';
import { drawn, waitWords } from './rules';

const none = { count: 0, median_s: null, p90_s: null };

it.each([
  [0, '0 s'],
  [59, '59 s'],
  [60, '1 min'],
  [3599, '60 min'],
  [5400, '1.5 h'],
  [172_799, '48 h'],
  [216_000, '2.5 d'],
])('%i seconds are written as %s', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words);
});

it('draws the weeks in which somebody was answered and says what the last of them was like', () => {
  const week = (monday: string, answer: SupportWeek['answer']): SupportWeek => ({
    monday,
    began: 3,
    answer,
    resolution: none,
  });
  const weeks = [
    week('2026-11-09', { count: 2, median_s: 300, p90_s: 900 }),
    week('2026-11-16', none),
    week('2026-11-23', { count: 1, median_s: 60, p90_s: 60 }),
  ];
  const found = drawn(weeks, 'answer');
  expect(found?.bars.map(({ value, part }) => [value, part])).toEqual([
    [900, 300],
    [60, 60],
  ]);
  expect(found?.summary).toContain('3 in twelve weeks.');
  expect(found?.summary).toContain('median 1 min');
  expect(drawn(weeks, 'resolution')).toBeNull();
});
