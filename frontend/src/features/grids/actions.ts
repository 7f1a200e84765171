import {
  areaOf,
  blank,
  columnsOf,
  cut,
  filled,
  flipped,
  isInside,
  isSame,
  mirrored,
  painted,
  pasted,
  resized,
  reworked,
  rowsOf,
  turned,
  type Area,
  type Cell,
  type Grid,
} from './rules';

/** How many steps can be undone. Source: product §7. */
export const HISTORY = 200;

/** What can be done to a grid. A drag belongs to the stroke before it and is undone with it. */
export const actTools = [
  'paint',
  'drag',
  'paint_area',
  'fill',
  'copy',
  'paste',
  'resize',
  'copy_input',
  'reset',
  'mirror',
  'flip',
  'turn',
  'undo',
  'redo',
] as const;
export type ActTool = (typeof actTools)[number];

/** One act: where it begins, where it ends, with which symbol. `resize` has its rows and columns in `to`. */
export type Act = { tool: ActTool; cell: Cell; to: Cell; symbol: number };

/** A grid with what can be undone, redone and pasted. */
export type Editing = {
  grid: Grid;
  past: readonly Grid[];
  future: readonly Grid[];
  piece: Grid | null;
};

export const opened = (grid: Grid): Editing => ({ grid, past: [], future: [], piece: null });

/** The same editing with another grid, which can be undone. */
export function replaced(state: Editing, grid: Grid): Editing {
  if (isSame(state.grid, grid)) return state;
  return { ...state, grid, past: [...state.past, state.grid].slice(-HISTORY), future: [] };
}

function undone(state: Editing): Editing {
  const grid = state.past.at(-1);
  if (grid === undefined) return state;
  return { ...state, grid, past: state.past.slice(0, -1), future: [state.grid, ...state.future] };
}

function redone(state: Editing): Editing {
  const [grid, ...future] = state.future;
  if (grid === undefined) return state;
  return { ...state, grid, past: [...state.past, state.grid], future };
}

const corner = (cell: Cell): Area => ({
  top: cell[0],
  left: cell[1],
  bottom: cell[0],
  right: cell[1],
});

/** What the act makes of the grid; `source` is the input that can be copied. */
function redrawn({ grid, piece }: Editing, act: Act, source: Grid | null): Grid {
  const area = areaOf(grid, act.cell, act.to);
  switch (act.tool) {
    case 'paint':
    case 'drag':
      return isInside(grid, act.cell) ? painted(grid, corner(act.cell), act.symbol) : grid;
    case 'paint_area':
      return painted(grid, area, act.symbol);
    case 'fill':
      return filled(grid, act.cell, act.symbol);
    case 'paste':
      return piece === null ? grid : pasted(grid, act.cell, piece);
    case 'resize':
      return resized(grid, act.to[0], act.to[1]);
    case 'copy_input':
      return source ?? grid;
    case 'reset':
      return blank(rowsOf(grid), columnsOf(grid));
    case 'mirror':
      return reworked(grid, area, mirrored);
    case 'flip':
      return reworked(grid, area, flipped);
    case 'turn':
      return reworked(grid, area, turned);
    case 'copy':
    case 'undo':
    case 'redo':
      return grid;
  }
}

/** The editing after one act. The same acts from the same grid always end in the same grid. */
export function acted(state: Editing, act: Act, source: Grid | null): Editing {
  if (act.tool === 'undo') return undone(state);
  if (act.tool === 'redo') return redone(state);
  if (act.tool === 'copy')
    return { ...state, piece: cut(state.grid, areaOf(state.grid, act.cell, act.to)) };
  const grid = redrawn(state, act, source);
  if (act.tool === 'drag') return isSame(grid, state.grid) ? state : { ...state, grid };
  return replaced(state, grid);
}
