import { columnsOf, rowsOf, type Grid } from '@/features/grids/rules';

export type Pair = { input: Grid; output: Grid };

const rows = (grid: Grid, open: string, close: string, indent: string) =>
  grid.map((row) => `${indent}${open}${row.join(', ')}${close}`).join(',\n');

/** Each row on one line, so that the text looks like the grid. */
export function asJson(grid: Grid, indent = ''): string {
  return `[\n${rows(grid, '[', ']', `${indent}  `)}\n${indent}]`;
}

/** A pair as in the task files of ARC. */
export function asPair({ input, output }: Pair): string {
  return `{\n  "input": ${asJson(input, '  ')},\n  "output": ${asJson(output, '  ')}\n}`;
}

export const asPython = (grid: Grid): string => `grid = ${asJson(grid)}`;

export function asRust(grid: Grid): string {
  const type = `[[u8; ${columnsOf(grid)}]; ${rowsOf(grid)}]`;
  return `let grid: ${type} = ${asJson(grid)};`;
}

export function asCpp(grid: Grid): string {
  return `std::vector<std::vector<int>> grid = {\n${rows(grid, '{', '}', '  ')}\n};`;
}

export const asCsv = (grid: Grid): string => grid.map((row) => row.join(',')).join('\n');
export const asDigits = (grid: Grid): string => grid.map((row) => row.join('')).join('\n');

const PIXELS = 20;

/** A drawing of the grid; `colours` has the ten colours and, last, the colour of the lines. */
export function asSvg(grid: Grid, colours: readonly string[]): string {
  const [width, height] = [columnsOf(grid) * PIXELS + 1, rowsOf(grid) * PIXELS + 1];
  const cells = grid.flatMap((row, y) =>
    row.map(
      (symbol, x) =>
        `<rect x="${x * PIXELS + 1}" y="${y * PIXELS + 1}" width="${PIXELS - 1}" height="${PIXELS - 1}" fill="${colours[symbol] ?? ''}"/>`,
    ),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours[10] ?? ''}"/>`,
    ...cells,
    '</svg>',
  ].join('\n');
}
