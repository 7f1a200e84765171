import type { KeyboardEvent } from 'react';
import type { ActTool } from '@/features/grids/actions';
import {
  columnsOf,
  nearest,
  symbolAt,
  type Area,
  type Cell,
  type Grid,
} from '@/features/grids/rules';
import { text } from '@/features/grids/text';
import { announce } from '@/ui/announce';

export const tools = ['paint', 'fill', 'select', 'pick'] as const;
export type Tool = (typeof tools)[number];

/** What the hand is at, beside the grid itself. */
export type Hand = {
  tool: Tool;
  symbol: number;
  cursor: Cell;
  /** Where the selection began; its other corner follows the cursor or the pointer. */
  selected: { from: Cell; to: Cell } | null;
};

export type Desk = {
  grid: Grid;
  hand: Hand;
  selection: Area | null;
  change: (next: (hand: Hand) => Hand) => void;
  act: (name: ActTool, cell?: Cell, to?: Cell) => void;
};

export type Gestures = ReturnType<typeof gestures>;

/** What the hand takes up: the same from one act to the next, so that who shows it need not be drawn again. */
export function takings(change: Desk['change']) {
  return {
    choose: (symbol: number) => {
      change((old) => ({ ...old, symbol }));
      announce(text.announced.symbol(symbol));
    },
    take: (next: Tool) => {
      change((old) => ({ ...old, tool: next, selected: next === 'select' ? old.selected : null }));
      announce(text.announced.tool(text.tools[next]));
    },
  };
}

/** What a pointer and the buttons do. */
export function gestures(
  { grid, hand, selection, change, act }: Desk,
  { choose, take }: ReturnType<typeof takings>,
) {
  const { tool, cursor } = hand;
  /** The selected area, or the cell of the cursor. */
  const onArea = (name: ActTool) => {
    if (selection === null) act(name);
    else act(name, [selection.top, selection.left], [selection.bottom, selection.right]);
  };
  const apply = (cell: Cell) => {
    if (tool === 'paint') act('paint', cell);
    else if (tool === 'fill') act('fill', cell);
    else if (tool === 'pick') choose(symbolAt(grid, cell));
    else change((old) => ({ ...old, selected: { from: cell, to: cell } }));
  };
  const press = (cell: Cell) => {
    change((old) => ({ ...old, cursor: cell }));
    apply(cell);
  };
  const drag = (cell: Cell) => {
    change((old) => ({
      ...old,
      cursor: cell,
      selected: tool === 'select' ? { from: old.selected?.from ?? cell, to: cell } : old.selected,
    }));
    if (tool === 'paint') act('drag', cell);
  };
  /** Moves the cursor; a run paints the cell it comes to, or widens the selection. */
  const move = (down: number, right: number, run: boolean) => {
    const to = nearest(grid, [cursor[0] + down, cursor[1] + right]);
    const widens = run && tool === 'select';
    change((old) => ({
      ...old,
      cursor: to,
      selected: widens ? { from: old.selected?.from ?? cursor, to } : old.selected,
    }));
    if (run && tool === 'paint') act('paint', to);
  };
  const deselect = () => change((old) => ({ ...old, selected: null }));
  return { onArea, choose, take, apply, press, drag, move, deselect };
}

const ways: Readonly<Record<string, readonly [number, number] | undefined>> = {
  arrowup: [-1, 0],
  arrowdown: [1, 0],
  arrowleft: [0, -1],
  arrowright: [0, 1],
};
/** Of the keys with Ctrl only those are the editor's that mean the same everywhere. */
const WITH_CONTROL = ['c', 'v', 'y', 'z'];

/** What the keys do while the grid has focus. */
export function keys({ grid, hand, selection, act }: Desk, own: Gestures) {
  const { cursor, tool } = hand;
  const named: Readonly<Record<string, (() => void) | undefined>> = {
    b: () => own.take('paint'),
    f: () => own.take('fill'),
    s: () => own.take('select'),
    i: () => own.take('pick'),
    c: () => own.onArea('copy'),
    v: () => act('paste'),
    z: () => act('undo'),
    y: () => act('redo'),
    escape: selection === null ? undefined : own.deselect,
    ' ': () =>
      selection !== null && tool === 'select' ? own.onArea('paint_area') : own.apply(cursor),
    home: () => own.move(0, -cursor[1], false),
    end: () => own.move(0, columnsOf(grid), false),
  };
  return (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const command = event.ctrlKey || event.metaKey;
    if (event.altKey || (command && !WITH_CONTROL.includes(key))) return;
    const way = ways[key];
    let run = named[key];
    if (way !== undefined) run = () => own.move(way[0], way[1], event.shiftKey);
    if (/^\d$/.test(key)) run = () => own.choose(Number(key));
    if (key === 'z' && event.shiftKey) run = () => act('redo');
    if (run === undefined) return;
    event.preventDefault();
    run();
  };
}
