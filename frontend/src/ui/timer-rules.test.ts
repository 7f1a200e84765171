import { expect, it } from 'vitest';
import { clock, passedMark, spokenTime, timerTone } from './timer-rules';

const MIN = 60_000;

it.each([
  [75 * MIN, '1:15:00'],
  [10 * MIN, '10:00'],
  [999, '00:01'],
  [0, '00:00'],
  [-5000, '00:00'],
])('%i ms reads %s', (left, shown) => {
  expect(clock(left)).toBe(shown);
});

it('turns amber at ten minutes and red at two', () => {
  expect([10 * MIN + 1, 10 * MIN, 2 * MIN + 1, 2 * MIN, 0].map(timerTone)).toEqual([
    'calm',
    'soon',
    'soon',
    'last',
    'last',
  ]);
});

it('speaks at ten, five and one minutes, once each', () => {
  expect(passedMark(10 * MIN + 300, 10 * MIN - 200)).toBe(10);
  expect(passedMark(10 * MIN - 200, 10 * MIN - 700)).toBeNull();
  expect(passedMark(5 * MIN + 1, 5 * MIN)).toBe(5);
  expect(passedMark(11 * MIN, 30_000)).toBe(1);
});

it('is said in words', () => {
  expect(spokenTime(84 * MIN)).toBe('1 hour 24 minutes');
  expect(spokenTime(120 * MIN)).toBe('2 hours');
  expect(spokenTime(30_000)).toBe('1 minute');
  expect(spokenTime(0)).toBe('0 minutes');
});
