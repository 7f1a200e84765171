import { expect, it } from 'vitest';
import { dayOf, dayWords, duration, relativeTime, shortDayWords, sinceTime, utcTime } from './time';

const MIN = 60_000;
const HOUR = 60 * MIN;
const now = new Date('2031-03-12T12:00:00Z');
const ago = (ms: number) => relativeTime(new Date(now.getTime() - ms), now);

it('a distance is said in its largest unit', () => {
  expect([30_000, 54 * MIN, HOUR, 5 * HOUR, 24 * HOUR, 50 * HOUR].map(duration)).toEqual([
    '1 min',
    '54 min',
    '1 hour',
    '5 hours',
    '1 day',
    '2 days',
  ]);
  expect(duration(-3 * HOUR)).toBe('3 hours');
});

it('a moment is said from now', () => {
  expect([14 * MIN, HOUR, 30 * HOUR, -2 * HOUR].map(ago)).toEqual([
    '14 minutes ago',
    '1 hour ago',
    'yesterday',
    'in 2 hours',
  ]);
  expect([0, 59_000, -5_000, -50_000].map(ago)).toEqual([
    'just now',
    'just now',
    'just now',
    'in under a minute',
  ]);
});

it('UTC is exact to the minute', () => {
  expect(utcTime(now)).toBe('2031-03-12 12:00 UTC');
});

it('a day is said as it is, in whatever zone', () => {
  expect(dayWords('2027-03-28')).toBe('28 March 2027');
  expect(shortDayWords('2027-03-28')).toBe('28 Mar 2027');
  expect(dayOf('2027-03-28T12:00:00Z')).toBe('28 March 2027');
});

it('a moment of today is said by the clock alone, and one of another day with its day', () => {
  const noon = new Date(2031, 2, 12, 12, 38);
  expect(sinceTime(noon, new Date(2031, 2, 12, 23, 59))).toBe('12:38');
  expect(sinceTime(noon, new Date(2031, 2, 13, 0, 1))).toBe('12 Mar, 12:38');
});
