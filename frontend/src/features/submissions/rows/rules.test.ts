import { expect, it } from 'vitest';
import { tableOf } from './rules';

it('reads the rows of a query as the judge prints them', () => {
  expect(tableOf('cad|2|5|5\ndraw||NULL|0\n')).toEqual([
    ['cad', '2', '5', '5'],
    ['draw', '', 'NULL', '0'],
  ]);
});

it.each([
  ['nothing', ''],
  ['one column', '1\n2\n'],
  ['rows of other lengths, where a value has a bar in it', 'a|b\nc|d|e\n'],
  ['words', 'no rows'],
  ['more rows than a table is drawn of', 'a|b\n'.repeat(201)],
])('leaves %s as text', (_, printed) => {
  expect(tableOf(printed)).toBeNull();
});
