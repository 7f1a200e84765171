import { expect, it } from 'vitest';
import { exactly, namesOf, percentOf } from './rules';

it('rounds a fraction half up to a tenth of a percent', () => {
  const shown = [
    [0, 5],
    [1, 1],
    [2, 3],
    [7, 10],
    [4, 5],
    [1, 2000],
    [1, 2001],
  ].map(([over = 0, under = 1]) => percentOf({ over, under }));
  expect(shown).toEqual(['0.0%', '100.0%', '66.7%', '70.0%', '80.0%', '0.1%', '0.0%']);
});

it('names a fraction exactly and groups in words', () => {
  expect(exactly({ over: 2, under: 3 })).toBe('2/3');
  expect(namesOf(['nonbinary', 'unsaid'])).toBe('Non-binary people, Did not say');
});
