import { describe, expect, it } from 'vitest';
import { blank, type Grid } from '@/features/grids/rules';
import { packed, unpacked } from './fragment';
import { readGrids } from './read';
import { asCpp, asCsv, asDigits, asJson, asPair, asPython, asRust, asSvg } from './write';

const grid: Grid = [
  [0, 1, 2],
  [9, 0, 0],
];
const whyOf = (source: string) => {
  const answer = readGrids(source);
  return answer.ok ? null : answer.why;
};
const gridOf = (source: string) => {
  const answer = readGrids(source);
  return answer.ok ? answer.found[0]?.output : answer.why;
};

describe('what is written', () => {
  it.each([
    ['JSON', asJson(grid)],
    ['Python', asPython(grid)],
    ['Rust', asRust(grid)],
    ['C++', asCpp(grid)],
    ['CSV', asCsv(grid)],
    ['digits', asDigits(grid)],
  ])('as %s is read again as the same grid', (_, source) => {
    expect(gridOf(source)).toEqual(grid);
  });

  it('has the form of its language', () => {
    expect(asJson(grid)).toBe('[\n  [0, 1, 2],\n  [9, 0, 0]\n]');
    expect(asRust(grid)).toMatch(/^let grid: \[\[u8; 3\]; 2\] = \[\n {2}\[0, 1, 2\],/);
    expect(asCpp(grid)).toMatch(/^std::vector<std::vector<int>> grid = \{\n {2}\{0, 1, 2\},/);
    expect(asPython(grid)).toMatch(/^grid = \[/);
    expect(asCsv(grid)).toBe('0,1,2\n9,0,0');
    expect(asDigits(grid)).toBe('012\n900');
    expect(JSON.parse(asPair({ input: grid, output: [[4]] }))).toEqual({
      input: grid,
      output: [[4]],
    });
    const colours = Array.from({ length: 11 }, (_, at) => `c${at}`);
    expect(asSvg(grid, colours).match(/fill="c9"/g)).toHaveLength(1);
  });
});

describe('what is read', () => {
  it('is a task with all its pairs', () => {
    const pair = { input: [[1]], output: [[2]] };
    const answer = readGrids(JSON.stringify({ train: [pair, pair], test: [pair] }));
    expect(answer.ok && answer.found.map(({ name }) => name)).toEqual([
      'Train 1',
      'Train 2',
      'Test 1',
    ]);
  });

  it.each([
    ['', 'There is no grid in this text.'],
    ['[[1, 2], [3]', 'This is not valid JSON. Check the brackets and commas.'],
    ['[[1, 2, 3], [4, 5, 6], [7, 8]]', 'Row 3 has 2 cells, expected 3.'],
    ['[[1, 2], [3]]', 'Row 2 has 1 cell, expected 2.'],
    ['[]', 'The grid has no rows.'],
    ['[[]]', 'Row 1 has no cells.'],
    ['[1]', 'Row 1 is not a list of cells.'],
    ['[[1, 10]]', 'Row 1, cell 2 is 10. A cell is a digit from 0 to 9.'],
    ['[[1.5]]', 'Row 1, cell 1 is 1.5. A cell is a digit from 0 to 9.'],
    ['[["1"]]', 'Row 1, cell 1 is "1". A cell is a digit from 0 to 9.'],
    ['1,2\n3,x', 'Row 2, cell 2 is "x". A cell is a digit from 0 to 9.'],
    ['012\n01', 'Row 2 has 2 cells, expected 3.'],
    [JSON.stringify(blank(31, 2)), 'The grid has 31 rows, at most 30 fit.'],
    [JSON.stringify(blank(2, 31)), 'Row 1 has 31 cells, at most 30 fit.'],
    ['{"train": []}', 'A task has its pairs in “train” and “test”. There are none.'],
    ['{"test": 1}', 'test must be a list of pairs.'],
    ['{"output": [[1]]}', 'input must be a list of rows.'],
    [
      JSON.stringify({
        train: [
          { input: [[1]], output: [[1]] },
          { input: [[1]], output: [...blank(2, 5), [0, 0, 0, 0]] },
        ],
        test: [],
      }),
      'train[1].output row 3 has 4 cells, expected 5.',
    ],
  ])('in %j has a precise message', (source, why) => {
    expect(whyOf(source)).toBe(why);
  });
});

describe('the address', () => {
  it.each([
    ['an empty grid', blank(3, 3), '3x3.0j'],
    ['a large empty grid', blank(30, 30), '30x30.0biq'],
    ['a small one', grid, '2x3.01290c'],
  ])('holds %s', (_, one, text) => {
    expect(packed(one)).toBe(text);
    expect(unpacked(text)).toEqual(one);
  });

  it('of two grids without any run stays below 4 KB', () => {
    const worst = blank(30, 30).map((row, y) => row.map((_, x) => (x + y) % 10));
    expect(unpacked(packed(worst))).toEqual(worst);
    expect(packed(worst).length * 2).toBeLessThan(4000);
  });

  it.each([null, '', '3x3', '3x3.0', '0x3.0', '31x1.0bf', '2x2.0aaaa', '2x2.x', '2x2.00000'])(
    'that says %j holds none',
    (text) => {
      expect(unpacked(text)).toBeNull();
    },
  );
});
