import { expect, it } from 'vitest';
import type { PresenceCounts } from '@/api/words/presence';
import { byHour, everyHour, lookedOf, minutesLeft, onlineOf } from './rules';

it('an address says whom to look for, and what it does not know is left out', () => {
  const looked = (query: string) => lookedOf(new URLSearchParams(query));
  expect(looked('role=partner&area=talent&state=away&search=%20ada%20')).toEqual({
    role: 'partner',
    area: 'talent',
    state: 'away',
    search: 'ada',
  });
  expect(looked('role=king&area=/login&state=&search=%20')).toEqual({});
});

it('counts everybody who is online', () => {
  const roles = [
    { role: 'candidate', active: 1, idle: 2, away: 3 },
    { role: 'admin', active: 1, idle: 0, away: 0 },
  ] as const;
  expect(onlineOf({ roles: [...roles] } as unknown as PresenceCounts)).toBe(7);
});

it('adds the roles of an hour together', () => {
  const hours = [
    { hour: '2027-03-03T12:00:00Z', role: 'candidate', people: 3 },
    { hour: '2027-03-03T11:00:00Z', role: 'candidate', people: 1 },
    { hour: '2027-03-03T12:00:00Z', role: 'admin', people: 1 },
  ] as const;
  expect(byHour(hours)).toEqual([
    { hour: '2027-03-03T11:00:00Z', people: 1 },
    { hour: '2027-03-03T12:00:00Z', people: 4 },
  ]);
});

it.each([
  ['12:01:59', 1],
  ['12:00:59', 0],
  ['11:00:00', 0],
])('until %s there are so many minutes: %i', (time, minutes) => {
  const now = new Date('2027-03-03T12:00:00Z');
  expect(minutesLeft(`2027-03-03T${time}Z`, now)).toBe(minutes);
});

it('an hour in which nobody was online is one of nobody', () => {
  const sums = [
    { hour: '2026-11-25T10:00:00Z', people: 3 },
    { hour: '2026-11-25T13:00:00Z', people: 1 },
  ];
  expect(everyHour(sums).map(({ people }) => people)).toEqual([3, 0, 0, 1]);
  expect(everyHour([])).toEqual([]);
});
