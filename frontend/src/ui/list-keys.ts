import { useMemo } from 'react';
import { useShortcuts } from './shortcuts';

type Row = { id: string };

/** The row `step` places after the chosen one, held at both ends; the first where none is chosen. */
export function neighbour<R extends Row>(
  rows: readonly R[],
  chosen: string | null,
  step: 1 | -1,
): R | undefined {
  const at = rows.findIndex((row) => row.id === chosen);
  return at === -1 ? rows[0] : rows[Math.min(rows.length - 1, Math.max(0, at + step))];
}

/** J and K go through the rows of a list; `open` shows another one than the chosen. */
export function useListKeys<R extends Row>(
  rows: readonly R[],
  chosen: string | null,
  open: (row: R) => void,
): void {
  const keys = useMemo(() => {
    const move = (step: 1 | -1) => () => {
      const next = neighbour(rows, chosen, step);
      if (next !== undefined && next.id !== chosen) open(next);
    };
    return { j: move(1), k: move(-1) };
  }, [rows, chosen, open]);
  useShortcuts(keys);
}
