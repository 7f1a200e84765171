import { expect, test } from 'vitest';
import { labelEvery, sparkline, topOf, totalOf, valuesFit } from './rules';

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

test('every label is written where there is room, and else every second, third or fourth', () => {
  expect(labelEvery(hours, 48)).toBe(1);
  expect(labelEvery(hours, 24)).toBe(2);
  expect(labelEvery(hours, 12)).toBe(4);
  expect(labelEvery([], 12)).toBe(1);
  expect(labelEvery(hours, 0)).toBe(24);
});

test('values stand on their bars only where the widest of them fits', () => {
  expect(valuesFit(['1', '12'], 17)).toBe(true);
  expect(valuesFit(['1', '1,234'], 17)).toBe(false);
});

test('the scale has a top where there is nothing', () => {
  expect([topOf([]), topOf([{ label: 'a', value: 0 }])]).toEqual([1, 1]);
  expect(topOf([{ label: 'a', value: 7 }])).toBe(7);
});

test('a total adds up values and parts', () => {
  const bars = [
    { label: 'a', value: 3, part: 1 },
    { label: 'b', value: 4 },
  ];
  expect(totalOf(bars)).toEqual({ value: 7, part: 1 });
});

test('a sparkline stays in its frame, evenly apart, with more above less', () => {
  const frame = { width: 76, height: 24, margin: 3, top: 1000 };
  expect(sparkline([0, 500, 1000], frame)).toEqual([
    { x: 3, y: 21 },
    { x: 38, y: 12 },
    { x: 73, y: 3 },
  ]);
  expect(sparkline([2000], frame)).toEqual([{ x: 3, y: 3 }]);
  expect(sparkline([], frame)).toEqual([]);
});
