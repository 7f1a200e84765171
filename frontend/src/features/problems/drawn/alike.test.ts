import { expect, it } from 'vitest';
import { drawnFrom, drawnSearch } from './alike';

const named = [1, 2, 3, 4, 5, 6].map((n) => ({
  slug: `problem_${n}`,
  id: `0193a1b2-0000-7000-8000-00000000000${n}`,
}));
const read = (search: string) => drawnFrom(new URLSearchParams(search));

it('names the problems of a draw in an address, and reads them from it', () => {
  for (const count of [2, 3, 5]) {
    const some = named.slice(0, count);
    expect(read(drawnSearch(some))).toEqual(some);
  }
  expect(drawnSearch(named.slice(0, 1))).toBe('');
});

it('reads nothing that is no name of a problem, and at most five', () => {
  const [one = { slug: '', id: '' }, two = one] = named;
  const search = drawnSearch([one, two]);
  for (const broken of ['', '?drawn=', search.replace(/,.*/u, ''), search.replace(two.id, '../x')])
    expect(read(broken)).toEqual([]);
  expect(read(`${search},<b>,a/b:${two.id}`)).toEqual([one, two]);
  expect(read(drawnSearch(named))).toHaveLength(5);
});
