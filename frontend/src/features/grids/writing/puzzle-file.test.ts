import { describe, expect, it } from 'vitest';
import {
  arcOf,
  beginningWith,
  nearestPlace,
  puzzleOf,
  textOf,
  withEarlier,
  withGrid,
  withoutPair,
  withPair,
  type PuzzleFile,
} from './puzzle-file';

const puzzle: PuzzleFile = {
  name: 'Swap "it"',
  difficulty: 'easy',
  licence: '',
  allOrNothing: false,
  train: [
    { input: [[1, 2]], output: [[2, 1]] },
    { input: [[3]], output: [[3]] },
  ],
  test: [{ input: [[4, 5]], output: null }],
};

describe('puzzle.json', () => {
  it('comes back as it was written, also while an output is missing', () => {
    expect(puzzleOf(textOf(puzzle))).toEqual({ ok: true, puzzle });
    const whole = { ...puzzle, allOrNothing: true };
    expect(puzzleOf(textOf(whole))).toEqual({ ok: true, puzzle: whole });
    expect(textOf(whole)).toContain('"all_or_nothing": true');
    const empty = { ...puzzle, train: [], test: [] };
    expect(puzzleOf(textOf(empty))).toEqual({ ok: true, puzzle: empty });
  });

  it('begins with an example that was drawn, and a test to draw', () => {
    const drawn = { input: [[1, 2]], output: [[2], [1]] };
    const read = puzzleOf(beginningWith('Swap', drawn));
    expect(read).toMatchObject({ ok: true, puzzle: { name: 'Swap', train: [drawn] } });
    expect(read.ok && read.puzzle.test.map(({ output }) => output)).toEqual([null]);
  });

  it('leaves as a task of ARC with nothing but its pairs', () => {
    expect(JSON.parse(arcOf(puzzle))).toEqual({
      train: puzzle.train,
      test: [{ input: [[4, 5]] }],
    });
  });

  it.each([
    ['{', 'This is not valid JSON. Check the brackets and commas.'],
    ['[]', 'A task has its pairs in “train” and “test”. There are none.'],
    ['{"train": []}', 'test must be a list of pairs.'],
    [
      '{"train": [{"input": [[1]], "output": [[1, 2], [3]]}], "test": []}',
      'train[0].output row 2 has 1 cell, expected 2.',
    ],
    [
      '{"train": [], "test": [{"input": [[10]]}]}',
      'test[0].input row 1, cell 1 is 10. A cell is a digit from 0 to 9.',
    ],
    ['{"train": [], "test": [{}]}', 'test[0].input must be a list of rows.'],
  ])('that is %s is refused with the place', (text, why) => {
    expect(puzzleOf(text)).toEqual({ ok: false, why });
  });
});

describe('pairs', () => {
  it('are drawn, added, moved and removed one at a time', () => {
    const drawn = withGrid(puzzle, { part: 'test', at: 0 }, 'output', [[5, 4]]);
    expect(drawn.test).toEqual([{ input: [[4, 5]], output: [[5, 4]] }]);
    const more = withPair(withPair(puzzle, 'test'), 'train');
    expect(more.test[1]).toEqual({ input: [[0, 0]], output: null });
    expect(more.train[2]).toEqual({ input: [[0]], output: [[0]] });
    expect(withEarlier(puzzle, { part: 'train', at: 1 }).train).toEqual(
      [...puzzle.train].reverse(),
    );
    expect(withoutPair(puzzle, { part: 'train', at: 0 }).train).toEqual(puzzle.train.slice(1));
  });

  it('have a neighbour that is shown once they are removed', () => {
    expect(nearestPlace(puzzle, { part: 'train', at: 5 })).toEqual({ part: 'train', at: 1 });
    expect(nearestPlace({ train: [], test: [] }, { part: 'test', at: 0 })).toEqual({
      part: 'train',
      at: 0,
    });
  });
});
