import { expect, it } from 'vitest';
import type { Network } from '@/api/words/admin';
import { barsOf, spanOf, windowAt, windowOf, within } from './rules';

type Link = Network['links'][number];

const NOW = new Date('2026-11-25T12:00:00Z');
const link = (first: string, last = first, count = 1): Link => ({
  kind: 'referral',
  from: 'a',
  to: 'b',
  count,
  first_at: `${first}T10:00:00Z`,
  last_at: `${last}T10:00:00Z`,
});
const bars = (links: readonly Link[]) => {
  const found = barsOf(links, NOW);
  if (found === null) throw new Error('no bars');
  return found;
};

it('draws a bar a day from the first link to today, and few where the time is long', () => {
  const week = bars([link('2026-11-19'), link('2026-11-24'), link('2026-11-24')]);
  expect(week.edges[0]).toBe('2026-11-19');
  expect(week.edges.at(-1)).toBe('2026-11-26');
  expect(week.counts).toEqual([1, 0, 0, 0, 0, 2, 0]);
  const year = bars([link('2025-11-25'), link('2026-11-25')]);
  expect(year.counts.length).toBeLessThanOrEqual(40);
  expect([year.counts[0], year.counts.at(-1)]).toEqual([1, 1]);
  expect(barsOf([link('2026-11-25')], NOW)).toBeNull();
  expect(barsOf([], NOW)).toBeNull();
});

it('spreads what was put together over its time', () => {
  expect(bars([link('2026-11-22', '2026-11-25', 8)]).counts).toEqual([2, 2, 2, 2]);
});

it('reads a window of the address, and puts it at the edges of bars', () => {
  const of = (query: string) => windowOf(new URLSearchParams(query));
  expect(of('from=2026-11-20&to=2026-11-21')).toEqual({ from: '2026-11-20', to: '2026-11-21' });
  for (const none of ['', 'from=2026-11-20', 'from=2026-11-21&to=2026-11-20', 'from=x&to=y'])
    expect(of(none), none).toBeNull();
  const week = bars([link('2026-11-19')]);
  expect(spanOf(week, null)).toEqual([0, 7]);
  expect(spanOf(week, { from: '2026-11-20', to: '2026-11-21' })).toEqual([1, 3]);
  expect(spanOf(week, { from: '2020-01-01', to: '2020-01-02' })).toEqual([0, 1]);
  expect(spanOf(week, { from: '2030-01-01', to: '2030-01-02' })).toEqual([6, 7]);
  expect(windowAt(week, [1, 3])).toEqual({ from: '2026-11-20', to: '2026-11-21' });
  expect(windowAt(week, [0, 7])).toBeNull();
});

it('keeps the links of which anything came in the window', () => {
  const links = [link('2026-11-19'), link('2026-11-21'), link('2026-11-18', '2026-11-22', 3)];
  expect(within(links, null)).toBeNull();
  const shown = within(links, { from: '2026-11-20', to: '2026-11-21' });
  expect([...(shown ?? [])]).toEqual([1, 2]);
});
