import { expect, it } from 'vitest';
import type { Network } from '@/api/words/admin';
import { pathBetween } from './path';

const AT = '2026-11-25T12:00:00Z';
const link = (from: string, to: string): Network['links'][number] => ({
  kind: 'referral',
  from,
  to,
  count: 1,
  first_at: AT,
  last_at: AT,
});
const links = [
  link('a', 'b'),
  link('c', 'b'),
  link('c', 'd'),
  link('a', 'x'),
  link('x', 'y'),
  link('y', 'd'),
  link('p', 'q'),
];

it('goes the shortest way, against the direction of a link too', () => {
  expect(pathBetween(links, 'a', 'd')).toEqual([
    { id: 'a', by: null },
    { id: 'b', by: { kind: 'referral', forwards: true } },
    { id: 'c', by: { kind: 'referral', forwards: false } },
    { id: 'd', by: { kind: 'referral', forwards: true } },
  ]);
});

it('finds no way where nothing ties the two, and stays where both are one', () => {
  expect(pathBetween(links, 'a', 'q')).toBeNull();
  expect(pathBetween(links, 'a', 'nowhere')).toBeNull();
  expect(pathBetween(links, 'a', 'a')).toEqual([{ id: 'a', by: null }]);
});
