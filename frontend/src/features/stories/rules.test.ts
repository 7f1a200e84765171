import { describe, expect, it } from 'vitest';
import {
  checkedOn,
  filterCount,
  filterLabel,
  heldOn,
  noFilters,
  queryParams,
  outcomes,
  shares,
  slugOf,
  slugsOf,
  storyQuery,
  toggled,
  without,
  withQuery,
  years,
} from './rules';

const read = (search: string) => storyQuery(new URLSearchParams(search));

describe('the query of an address', () => {
  it.each([
    ['', ''],
    [
      'q=graph&company=saltmarsh-grid&year=2026,2025',
      'q=graph&company=saltmarsh-grid&year=2026%2C2025',
    ],
    ['outcome=no_offer,nonsense&difficulty=9,3', 'outcome=no_offer&difficulty=3'],
    ['verified=true&sort=helpful', 'verified=true&sort=helpful'],
    ['level=intern,intern,&language=en,english', 'level=intern&language=en'],
    ['sort=relevance', ''],
    ['q=graph&sort=recent', 'q=graph&sort=recent'],
    ['q=graph&sort=relevance', 'q=graph'],
    ['verified=yes&sort=upside-down', ''],
  ])('%s is written again as %s', (search, written) => {
    expect(queryParams(read(search)).toString()).toBe(written);
  });

  it('asks for the best match beside a search, for the newest without one', () => {
    expect(read('q=graph').sort).toBe('relevance');
    expect(read('').sort).toBe('recent');
  });

  it('cuts a search that no field could hold', () => {
    expect(read(`q=${'x'.repeat(300)}`).q).toHaveLength(100);
  });
});

it('clearing the filters keeps the search and the order', () => {
  const query = read('q=graph&sort=helpful&year=2026&verified=true');
  expect(filterCount(query)).toBe(2);
  expect(queryParams(noFilters(query)).toString()).toBe('q=graph&sort=helpful');
});

it('a value is put in and taken out', () => {
  const once = toggled(read(''), 'outcome', 'waiting');
  expect(once.outcome).toEqual(['waiting']);
  expect(toggled(once, 'outcome', 'waiting').outcome).toEqual([]);
  expect(without(without(once, 'outcome', 'waiting'), 'outcome', 'waiting').outcome).toEqual([]);
});

it('a story opened from a list keeps the list’s query', () => {
  expect(withQuery('/interviews/a/b/2026/1', read('q=x'))).toBe('/interviews/a/b/2026/1?q=x');
  expect(withQuery('/view-interviews', read(''))).toBe('/view-interviews');
});

it.each([
  ['company', 'saltmarsh-grid', 'Saltmarsh Grid'],
  ['difficulty', '3', 'Difficulty 3'],
  ['language', 'de', 'German'],
  ['outcome', 'no_offer', 'No offer'],
  ['year', '2026', '2026'],
] as const)('the filter %s of %s reads %s', (name, value, label) => {
  expect(filterLabel(name, value)).toBe(label);
});

it('offers the last years and those in use', () => {
  expect(years(new Date('2026-11-20'), ['2011'], 3)).toEqual(['2026', '2025', '2024', '2011']);
});

it.each([
  ['Saltmarsh Grid', 'saltmarsh-grid'],
  ['  Łódź & Söhne — GmbH! ', 'łodz-sohne-gmbh'],
  ['***', ''],
])('the slug of %s is %s', (words, slug) => {
  expect(slugOf(words)).toBe(slug);
});

it('reads company and role from a story’s address', () => {
  expect(slugsOf({ path: '/interviews/tern-tide/data-analyst/2026/9' })).toEqual({
    company: 'tern-tide',
    position: 'data-analyst',
  });
});

it('names the day it was checked, with the year where it was another', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  expect(checkedOn('2026-03-04T12:00:00Z', now)).toBe('4 March');
  expect(checkedOn('2025-03-04T12:00:00Z', now)).toBe('4 March 2025');
});

it('names a month, and leaves what is none', () => {
  expect(heldOn('2026-02')).toBe('Feb 2026');
  expect(heldOn('soon')).toBe('soon');
});

it('orders shares by size and leaves out what nobody said', () => {
  expect(shares(outcomes, { waiting: 1, no_offer: 3, withdrew: 0 })).toEqual([
    { key: 'no_offer', count: 3, percent: 75 },
    { key: 'waiting', count: 1, percent: 25 },
  ]);
});
