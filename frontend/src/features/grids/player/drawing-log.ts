import type { GridEvent } from '@/api/words';
import type { Act } from '@/features/grids/actions';
import { read, write } from '@/platform/storage';

/** How many steps a try keeps. The server refuses more. */
export const MAX_EVENTS = 1000;

/** What was drawn for one test input, as it is kept in the tab. */
type Kept = { of: string; events: GridEvent[] };

const isKept = (value: unknown): value is Kept[] =>
  Array.isArray(value) &&
  value.every(
    (each: unknown) =>
      typeof each === 'object' &&
      each !== null &&
      'of' in each &&
      'events' in each &&
      Array.isArray(each.events),
  );

function kept(): Kept[] {
  try {
    const value: unknown = JSON.parse(read('puzzleDrawing') ?? '[]');
    return isKept(value) ? value : [];
  } catch {
    return [];
  }
}

/** The drawings of the last few inputs are kept: reload, and logging in, lose none of their first steps. */
const KEPT = 4;

export const actOf = ({ tool, cell, to, symbol }: GridEvent): Act => ({
  tool,
  cell: [cell[0] ?? 0, cell[1] ?? 0],
  to: [to[0] ?? 0, to[1] ?? 0],
  symbol,
});

/** The steps for one test input: those from before a reload, and each one as it happens. */
export function openLog(puzzle: string, input: number) {
  const of = `${puzzle}/${input}`;
  const events = kept().find((each) => each.of === of)?.events ?? [];
  const acts = events.map(actOf);
  const before = events.at(-1)?.t_ms ?? 0;
  const begun = Date.now();
  const onAct = (act: Act) => {
    if (events.length >= MAX_EVENTS) return;
    // A clock that is set back stands still here.
    const t_ms = Math.max(events.at(-1)?.t_ms ?? 0, before + Date.now() - begun);
    events.push({ ...act, cell: [...act.cell], to: [...act.to], t_ms });
    const others = kept().filter((each) => each.of !== of);
    write('puzzleDrawing', JSON.stringify([...others, { of, events }].slice(-KEPT)));
  };
  return { acts, events, onAct };
}
