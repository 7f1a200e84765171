/** Rows of cells; each cell is a symbol from 0 to 9. All rows have the same length. */
export type Grid = readonly (readonly number[])[];
/** Row and column, from 0. */
export type Cell = readonly [row: number, column: number];
/** Both corners belong to it. */
export type Area = { top: number; left: number; bottom: number; right: number };

/** Source: product §7. */
export const MAX_SIDE = 30;
export const SYMBOLS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export const rowsOf = (grid: Grid): number => grid.length;
export const columnsOf = (grid: Grid): number => grid[0]?.length ?? 0;

export function blank(rows: number, columns: number): Grid {
  return Array.from({ length: rows }, () => Array.from({ length: columns }, () => 0));
}

/** The symbol of a cell; 0 outside the grid. */
export const symbolAt = (grid: Grid, [row, column]: Cell): number => grid[row]?.[column] ?? 0;

export const isInside = (grid: Grid, [row, column]: Cell): boolean =>
  row >= 0 && column >= 0 && row < rowsOf(grid) && column < columnsOf(grid);

/** The nearest cell of the grid. */
export function nearest(grid: Grid, [row, column]: Cell): Cell {
  const between = (value: number, end: number) => Math.max(0, Math.min(value, end - 1));
  return [between(row, rowsOf(grid)), between(column, columnsOf(grid))];
}

export const isSame = (one: Grid, other: Grid): boolean =>
  one === other ||
  (rowsOf(one) === rowsOf(other) &&
    one.every(
      (row, at) =>
        row.length === other[at]?.length && row.every((symbol, i) => symbol === other[at]?.[i]),
    ));

/** The area between two corners, cut to the grid. */
export function areaOf(grid: Grid, one: Cell, other: Cell): Area {
  const [a, b] = [nearest(grid, one), nearest(grid, other)];
  return {
    top: Math.min(a[0], b[0]),
    left: Math.min(a[1], b[1]),
    bottom: Math.max(a[0], b[0]),
    right: Math.max(a[1], b[1]),
  };
}

export const isWithin = (area: Area, row: number, column: number): boolean =>
  row >= area.top && row <= area.bottom && column >= area.left && column <= area.right;

/** Rows that do not change stay the same objects, so that they are not drawn again. */
function changed(grid: Grid, symbolOf: (row: number, column: number, was: number) => number): Grid {
  const next = grid.map((cells, row) => {
    const after = cells.map((was, column) => symbolOf(row, column, was));
    return after.every((symbol, column) => symbol === cells[column]) ? cells : after;
  });
  return next.every((cells, row) => cells === grid[row]) ? grid : next;
}

export function painted(grid: Grid, area: Area, symbol: number): Grid {
  return changed(grid, (row, column, was) => (isWithin(area, row, column) ? symbol : was));
}

/** Fills what is connected with the cell by its sides and has its symbol. */
export function filled(grid: Grid, from: Cell, symbol: number): Grid {
  const was = symbolAt(grid, from);
  if (!isInside(grid, from) || was === symbol) return grid;
  const next = grid.map((row) => [...row]);
  const open: Cell[] = [from];
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const [row, column] = cell;
    const cells = next[row];
    if (cells === undefined || cells[column] !== was) continue;
    cells[column] = symbol;
    open.push([row - 1, column], [row + 1, column], [row, column - 1], [row, column + 1]);
  }
  return changed(grid, (row, column) => symbolAt(next, [row, column]));
}

export function cut(grid: Grid, area: Area): Grid {
  return grid.slice(area.top, area.bottom + 1).map((row) => row.slice(area.left, area.right + 1));
}

/** Lays a piece with its first cell on `at`; what would stand outside is left off. */
export function pasted(grid: Grid, at: Cell, piece: Grid): Grid {
  return changed(grid, (row, column, was) => piece[row - at[0]]?.[column - at[1]] ?? was);
}

/** Grows with zeros and shrinks at the end; a side has 1 to 30 cells. */
export function resized(grid: Grid, rows: number, columns: number): Grid {
  const side = (value: number) => Math.max(1, Math.min(MAX_SIDE, Math.trunc(value)));
  const [height, width] = [side(rows), side(columns)];
  if (height === rowsOf(grid) && width === columnsOf(grid)) return grid;
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => symbolAt(grid, [row, column])),
  );
}

/** Left becomes right. */
export const mirrored = (piece: Grid): Grid => piece.map((row) => [...row].reverse());
/** Top becomes bottom. */
export const flipped = (piece: Grid): Grid => [...piece].reverse();
/** A quarter to the right. */
export const turned = (piece: Grid): Grid =>
  Array.from({ length: columnsOf(piece) }, (_, column) =>
    piece.map((row) => row[column] ?? 0).reverse(),
  );

/** Puts the changed piece where it was; cells that a turned piece leaves become 0. */
export function reworked(grid: Grid, area: Area, change: (piece: Grid) => Grid): Grid {
  return pasted(painted(grid, area, 0), [area.top, area.left], change(cut(grid, area)));
}

/** A puzzle that somebody writes, as who shows this editor has it. */
export type PuzzleWriting = {
  id: string;
  /** What its files are called. */
  name: string;
  title: string;
  /** The text of its file. */
  source: string;
  onText: (text: string) => void;
  readOnly: boolean;
  /** Grows when the text was replaced from outside. */
  revision: number;
  licences: readonly string[];
};
