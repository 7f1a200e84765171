import { useCallback, useMemo, useReducer } from 'react';
import {
  acted,
  opened,
  replaced,
  type Act,
  type ActTool,
  type Editing,
} from '@/features/grids/actions';
import {
  areaOf,
  columnsOf,
  nearest,
  rowsOf,
  type Area,
  type Cell,
  type Grid,
} from '@/features/grids/rules';
import { text } from '@/features/grids/text';
import { announce } from '@/ui/announce';
import { gestures, keys, takings, type Hand } from './gestures';

type State = Hand & { editing: Editing };

type Change = (state: State) => State;
const reduce = (state: State, change: Change) => change(state);

const heard = text.announced;

/** What a screen reader hears after an act. */
function said(act: Act, grid: Grid, area: Area): string | null {
  const [height, width] = [area.bottom - area.top + 1, area.right - area.left + 1];
  switch (act.tool) {
    case 'paint':
      return heard.painted(act.symbol);
    case 'fill':
      return heard.filled(act.symbol);
    case 'copy':
      return heard.copied(height, width);
    case 'paste':
      return heard.pasted;
    case 'resize':
      return heard.resized(rowsOf(grid), columnsOf(grid));
    case 'undo':
      return heard.undone;
    case 'redo':
      return heard.redone;
    case 'drag':
      return null;
    default:
      return heard.changed;
  }
}

/** The cursor stays on the grid; a selection ends where the grid has another size. */
function after(old: State, act: Act, source: Grid | null): State {
  const editing = acted(old.editing, act, source);
  const stays =
    rowsOf(editing.grid) === rowsOf(old.editing.grid) &&
    columnsOf(editing.grid) === columnsOf(old.editing.grid);
  return {
    ...old,
    editing,
    cursor: nearest(editing.grid, old.cursor),
    selected: stays ? old.selected : null,
  };
}

/** Who keeps what was done: what came before, and each act as it happens. */
export type ActLog = { acts: readonly Act[]; onAct: (act: Act) => void };

/** A grid that is being drawn: its tools, its keys, and each act as it happens for who keeps a log. */
export function useEditor(first: Grid, source: Grid | null, log?: ActLog) {
  const [state, change] = useReducer(reduce, null, (): State => ({
    editing: (log?.acts ?? []).reduce((old, act) => acted(old, act, source), opened(first)),
    tool: 'paint',
    symbol: 1,
    cursor: [0, 0],
    selected: null,
  }));
  const { editing, symbol, cursor, selected } = state;
  const { grid } = editing;
  const selection = selected === null ? null : areaOf(grid, selected.from, selected.to);

  const act = useCallback(
    (tool: ActTool, cell: Cell = cursor, to: Cell = cell) => {
      const done: Act = { tool, cell, to, symbol };
      change((old) => after(old, done, source));
      log?.onAct(done);
      const result = acted(editing, done, source).grid;
      const sentence = said(done, result, areaOf(grid, cell, to));
      if (sentence !== null) announce(sentence);
    },
    [cursor, symbol, source, log, editing, grid],
  );

  const inHand = useCallback(
    (next: (hand: Hand) => Hand) => change((old) => ({ ...old, ...next(old) })),
    [],
  );
  const taking = useMemo(() => takings(inHand), [inHand]);

  return useMemo(() => {
    const desk = { grid, hand: state, selection, change: inHand, act };
    const own = gestures(desk, taking);
    return {
      ...own,
      grid,
      cursor,
      selection,
      tool: state.tool,
      symbol,
      canPaste: editing.piece !== null,
      canUndo: editing.past.length > 0,
      canRedo: editing.future.length > 0,
      act,
      onKey: keys(desk, own),
      resize: (rows: number, columns: number) => act('resize', [0, 0], [rows, columns]),
      /** Lays another grid in its place; undo brings the old one back. */
      load: (next: Grid) =>
        change((old) => ({
          ...old,
          editing: replaced(old.editing, next),
          cursor: nearest(next, old.cursor),
          selected: null,
        })),
    };
  }, [act, cursor, editing, grid, inHand, selection, state, symbol, taking]);
}

export type Editor = ReturnType<typeof useEditor>;
