import { describe, expect, it } from 'vitest';
import { acted, HISTORY, opened, type Act, type ActTool } from './actions';
import {
  areaOf,
  blank,
  cut,
  filled,
  flipped,
  isSame,
  mirrored,
  painted,
  pasted,
  resized,
  reworked,
  turned,
  type Cell,
  type Grid,
} from './rules';

const grid: Grid = [
  [1, 1, 0],
  [0, 1, 0],
  [1, 0, 1],
];
const act = (tool: ActTool, cell: Cell = [0, 0], to: Cell = cell, symbol = 2): Act => ({
  tool,
  cell,
  to,
  symbol,
});
const after = (acts: readonly Act[], first: Grid = grid, source: Grid | null = null) =>
  acts.reduce((state, each) => acted(state, each, source), opened(first));

describe('a grid', () => {
  it('is filled where cells touch by their sides, not by corners', () => {
    expect(filled(grid, [0, 0], 5)).toEqual([
      [5, 5, 0],
      [0, 5, 0],
      [1, 0, 1],
    ]);
    expect(filled(grid, [0, 0], 1)).toBe(grid);
    expect(filled(grid, [9, 9], 1)).toBe(grid);
  });

  it('keeps the rows that do not change', () => {
    const next = painted(grid, areaOf(grid, [0, 2], [1, 2]), 7);
    expect(next[2]).toBe(grid[2]);
    expect(next.slice(0, 2).map((row) => row[2])).toEqual([7, 7]);
    expect(painted(grid, areaOf(grid, [0, 0], [0, 0]), 1)).toBe(grid);
  });

  it('takes a piece and leaves off what would stand outside', () => {
    const piece = cut(grid, areaOf(grid, [1, 2], [0, 1]));
    expect(piece).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect(pasted(grid, [2, 2], [[8, 8]])).toEqual([
      [1, 1, 0],
      [0, 1, 0],
      [1, 0, 8],
    ]);
  });

  it.each([
    [0, 1, [[1]]],
    [1, 2, [[1, 1]]],
    [31, 1, Array.from({ length: 30 }, (_, row) => [grid[row]?.[0] ?? 0])],
  ])('of %i by %i cells has sides from 1 to 30', (rows, columns, expected) => {
    expect(resized(grid, rows, columns)).toEqual(expected);
  });

  it('is mirrored, flipped and turned', () => {
    const piece: Grid = [
      [1, 2, 3],
      [4, 5, 6],
    ];
    expect(mirrored(piece)).toEqual([
      [3, 2, 1],
      [6, 5, 4],
    ]);
    expect(flipped(piece)).toEqual([
      [4, 5, 6],
      [1, 2, 3],
    ]);
    expect(turned(piece)).toEqual([
      [4, 1],
      [5, 2],
      [6, 3],
    ]);
    expect(turned(turned(turned(turned(piece))))).toEqual(piece);
  });

  it('turns a piece that is no square around its first cell', () => {
    const whole: Grid = [
      [1, 2, 0],
      [0, 0, 0],
    ];
    expect(reworked(whole, areaOf(whole, [0, 0], [0, 1]), turned)).toEqual([
      [1, 0, 0],
      [2, 0, 0],
    ]);
  });

  it('is the same only with the same sides and cells', () => {
    expect(isSame(grid, painted(grid, areaOf(grid, [0, 0], [0, 0]), 1))).toBe(true);
    expect(isSame(grid, resized(grid, 3, 4))).toBe(false);
    expect(isSame(grid, resized(grid, 4, 3))).toBe(false);
    expect(isSame(grid, painted(grid, areaOf(grid, [0, 0], [0, 0]), 2))).toBe(false);
  });
});

describe('editing', () => {
  it('undoes a stroke with all its cells in one step', () => {
    const stroke = [act('paint', [0, 2]), act('drag', [1, 2]), act('drag', [2, 2])];
    const drawn = after(stroke);
    expect(drawn.grid.map((row) => row[2])).toEqual([2, 2, 2]);
    expect(after([...stroke, act('undo')]).grid).toBe(grid);
    expect(after([...stroke, act('undo'), act('redo')]).grid).toEqual(drawn.grid);
  });

  it('forgets what could be redone when something new is drawn', () => {
    const state = after([act('paint'), act('undo'), act('paint', [1, 1])]);
    expect(state.future).toEqual([]);
    expect(acted(state, act('redo'), null)).toBe(state);
  });

  it(`undoes ${HISTORY} steps and no more`, () => {
    const strokes = Array.from({ length: HISTORY + 5 }, (_, at) =>
      act('paint', [0, 0], [0, 0], (at % 2) + 3),
    );
    const undos = Array.from({ length: HISTORY + 5 }, () => act('undo'));
    const state = after([...strokes, ...undos]);
    expect(state.future).toHaveLength(HISTORY);
    expect(state.grid).not.toEqual(grid);
  });

  it('copies, pastes, copies the input, resizes and clears', () => {
    expect(after([act('copy', [0, 0], [0, 1]), act('paste', [1, 1])]).grid[1]).toEqual([0, 1, 1]);
    expect(after([act('paste', [1, 1])]).grid).toBe(grid);
    const source = blank(2, 5);
    expect(after([act('copy_input')], grid, source).grid).toBe(source);
    expect(after([act('resize', [0, 0], [1, 1])]).grid).toEqual([[1]]);
    expect(after([act('reset')]).grid).toEqual(blank(3, 3));
    expect(after([act('paint_area', [0, 0], [2, 0], 9)]).grid.map((row) => row[0])).toEqual([
      9, 9, 9,
    ]);
    expect(after([act('mirror', [0, 0], [0, 2])]).grid[0]).toEqual([0, 1, 1]);
    expect(after([act('flip', [0, 0], [2, 0])]).grid.map((row) => row[0])).toEqual([1, 0, 1]);
    expect(after([act('turn', [0, 0], [1, 1])]).grid.slice(0, 2)).toEqual([
      [0, 1, 0],
      [1, 1, 0],
    ]);
  });

  it('ignores a stroke that leaves the grid', () => {
    expect(after([act('paint', [7, 7])]).grid).toBe(grid);
  });
});
