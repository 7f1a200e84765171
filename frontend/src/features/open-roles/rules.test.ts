import { expect, it } from 'vitest';
import {
  chosenCount,
  EVERY_ROLE,
  filterOf,
  isDay,
  isNarrow,
  isNew,
  nameOf,
  paramsOf,
  placeOf,
  queryOf,
  type RoleFilter,
  sameFilter,
} from './rules';

const filter: RoleFilter = {
  search: 'rust payments',
  kind: 'intern',
  workplace: 'remote',
  level: 'student',
  country: 'PT',
  pay: true,
  starts_by: '2027-03-01',
};
const read = (query: string) => filterOf(new URLSearchParams(query));

it('a filter is read back from the address that it makes', () => {
  expect(filterOf(new URLSearchParams(paramsOf(filter)))).toEqual(filter);
  expect(paramsOf(filter)).toEqual({
    search: 'rust payments',
    kind: 'intern',
    workplace: 'remote',
    level: 'student',
    country: 'PT',
    pay: 'true',
    starts_by: '2027-03-01',
  });
});

it('an address without a filter asks for every role, and has nothing of one', () => {
  expect(read('')).toEqual(EVERY_ROLE);
  expect(paramsOf(EVERY_ROLE)).toEqual({});
});

it('leaves out what an address names wrongly', () => {
  const wrong = read('kind=x&workplace=x&level=x&country=pt&pay=1&starts_by=2027-02-30&other=1');
  expect(wrong).toEqual(EVERY_ROLE);
});

it('a search has at most 100 characters, counted as the server counts them', () => {
  expect(Array.from(read(`search=${'😀'.repeat(101)}`).search)).toHaveLength(100);
  expect(read('search=%20rust%20').search).toBe('rust');
});

it('asks the server for what is chosen and nothing else', () => {
  expect(queryOf(EVERY_ROLE)).toEqual({});
  expect(queryOf({ ...EVERY_ROLE, pay: true, country: 'PT' })).toEqual({
    pay: true,
    country: 'PT',
  });
});

it('counts the filters without the search', () => {
  expect(chosenCount(filter)).toBe(6);
  expect(chosenCount({ ...EVERY_ROLE, search: 'rust' })).toBe(0);
  expect(isNarrow({ ...EVERY_ROLE, search: 'rust' })).toBe(true);
  expect(isNarrow(EVERY_ROLE)).toBe(false);
});

it.each([
  ['2027-03-01', true],
  ['2000-01-01', true],
  ['2999-12-31', true],
  ['1999-12-31', false],
  ['0202-03-01', false],
  ['3000-01-01', false],
  ['2027-02-30', false],
  ['2027-3-1', false],
  ['', false],
])('%s is a day that the server takes: %s', (day, is) => {
  expect(isDay(day)).toBe(is);
});

it('says where the work is done, and names three countries at most', () => {
  const place = (workplace: 'onsite' | 'remote' | null, location: string, countries: string[]) =>
    placeOf({ workplace, location, countries });
  expect(place('onsite', 'Lisbon', ['PT'])).toBe('On site, Lisbon, Portugal');
  expect(place('remote', '', ['PT', 'ES', 'FR'])).toBe('Remote, Portugal, Spain, and France');
  expect(place('remote', '', ['PT', 'ES', 'FR', 'IT'])).toBe('Remote, Portugal, Spain, and 2 more');
  expect(place('remote', '', [])).toBe('Remote');
  expect(place(null, '', [])).toBe('');
});

it('a role is new for seven days after it was published', () => {
  const at = (published_at: string) => isNew({ published_at }, new Date('2027-03-08T12:00:00Z'));
  expect(at('2027-03-01T12:00:01Z')).toBe(true);
  expect(at('2027-03-01T12:00:00Z')).toBe(false);
});

it('names an alert by what it looks for', () => {
  const full = '“rust payments” · Internship · Remote · Students · Portugal · Pay shown';
  expect(nameOf(filter)).toBe(`${full} · Starts by 1 Mar 2027`);
  expect(nameOf({ ...EVERY_ROLE, kind: 'full_time' })).toBe('Full-time');
  expect(nameOf(EVERY_ROLE)).toBe('All open roles');
});

it('two filters are the same where they leave the same roles', () => {
  const alert = { id: 'a1', ...filter };
  expect(sameFilter(alert, filter)).toBe(true);
  expect(sameFilter(alert, { ...filter, pay: false })).toBe(false);
});
