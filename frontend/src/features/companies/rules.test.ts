import { expect, it } from 'vitest';
import { filterOf, hostOf, lineOf, paramsOf, placeOf } from './rules';

const asked = (query: string) => filterOf(new URLSearchParams(query));

it('reads a filter from the address, and forgets what it does not know', () => {
  expect(asked('search=%20Pell%20&industry=law')).toEqual({ search: 'Pell', industry: 'law' });
  expect(asked('industry=alchemy')).toEqual({ search: '', industry: null });
  expect(asked(`search=${'🎓'.repeat(101)}`).search).toBe('🎓'.repeat(100));
});

it('writes only what is asked for', () => {
  expect(paramsOf({ search: '', industry: null })).toEqual({});
  expect(paramsOf(asked('search=a&industry=law'))).toEqual({ search: 'a', industry: 'law' });
});

it('says what is known of a company, in one line', () => {
  const nothing = { industry: null, size: null, city: null, country: null };
  expect(lineOf(nothing)).toBe('');
  expect(lineOf({ industry: 'law', size: '1-10', city: 'Leeds', country: 'GB' })).toBe(
    'Law · Leeds, United Kingdom · 1–10 people',
  );
  expect(placeOf({ city: null, country: 'DE' })).toBe('Germany');
});

it.each([
  ['https://www.engines.example/about', 'engines.example'],
  ['http://engines.example:8080', 'engines.example:8080'],
  ['javascript:alert(1)', null],
  ['engines.example', null],
])('the host of %s is %s', (website, host) => {
  expect(hostOf(website)).toBe(host);
});
