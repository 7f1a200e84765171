import type { CSSProperties } from 'react';
import { columnsOf, rowsOf, type Grid } from '@/features/grids/rules';

// Whole class names: Tailwind reads them from the source.
const colours = [
  'bg-arc-0 text-arc-ink-light',
  'bg-arc-1 text-arc-ink-dark',
  'bg-arc-2 text-arc-ink-dark',
  'bg-arc-3 text-arc-ink-dark',
  'bg-arc-4 text-arc-ink-dark',
  'bg-arc-5 text-arc-ink-dark',
  'bg-arc-6 text-arc-ink-dark',
  'bg-arc-7 text-arc-ink-dark',
  'bg-arc-8 text-arc-ink-dark',
  'bg-arc-9 text-arc-ink-light',
] as const;

export const colourOf = (symbol: number): string => colours[symbol] ?? colours[0];

// Neither positioned nor clipped: 900 cells would be 900 layers to paint.
const cell = 'grid min-h-0 min-w-0 place-items-center font-mono leading-none font-medium';
const styled = colours.map((colour) => `${cell} ${colour}`);

/** The look of a cell; one string for each symbol, so that 900 cells build none. */
export const cellStyles = (symbol: number): string => styled[symbol] ?? styled[0] ?? '';

/** Square cells, as large as the width allows; digits follow the size of a cell. */
export function gridStyle(grid: Grid): CSSProperties {
  const [rows, columns] = [rowsOf(grid), columnsOf(grid)];
  return {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gridTemplateRows: `repeat(${rows}, minmax(0, 1fr))`,
    aspectRatio: `${columns} / ${rows}`,
    fontSize: `min(14px, calc(50cqw / ${columns}))`,
  };
}

/** A frame that keeps a tall grid as high as it is wide. */
export function frameStyle(grid: Grid, widest = 100): CSSProperties {
  const share = Math.min(1, columnsOf(grid) / rowsOf(grid));
  return { width: `${widest * share}%` };
}
