import { blank, columnsOf, MAX_SIDE, rowsOf, type Grid } from '@/features/grids/rules';

/** How long the part of the address behind # may be. Source: product §8. */
export const MAX_FRAGMENT = 4096;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const count = (length: number): string =>
  length === 0 ? '' : count(Math.floor(length / 26)) + LETTERS.charAt(length % 26);
const length = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + LETTERS.indexOf(letter), 0);

/** `3x2.0e12`: rows, columns, then each symbol, with letters for how often where it is not once. */
export function packed(grid: Grid): string {
  const runs = [
    ...grid
      .flat()
      .join('')
      .matchAll(/(\d)\1*/g),
  ].map(([run, symbol = '']) => symbol + (run.length === 1 ? '' : count(run.length)));
  return `${rowsOf(grid)}x${columnsOf(grid)}.${runs.join('')}`;
}

/** The grid of a packed text; null where the text is none. */
export function unpacked(text: string | null): Grid | null {
  const match = /^(\d{1,2})x(\d{1,2})\.((?:\d[a-z]{0,3})+)$/.exec(text ?? '');
  if (match === null) return null;
  const [rows, columns] = [Number(match[1]), Number(match[2])];
  if (rows < 1 || columns < 1 || rows > MAX_SIDE || columns > MAX_SIDE) return null;
  const runs = [...(match[3] ?? '').matchAll(/(\d)([a-z]*)/g)].map(
    ([, symbol, letters = '']) => [Number(symbol), letters === '' ? 1 : length(letters)] as const,
  );
  // Counted before anything is made of it: a link is anybody's.
  if (runs.reduce((sum, [, times]) => sum + times, 0) !== rows * columns) return null;
  const cells = runs.flatMap(([symbol, times]) => Array.from({ length: times }, () => symbol));
  return blank(rows, columns).map((_, row) => cells.slice(row * columns, (row + 1) * columns));
}
