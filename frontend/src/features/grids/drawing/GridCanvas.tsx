import { memo, useId, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import {
  columnsOf,
  isWithin,
  nearest,
  rowsOf,
  type Area,
  type Cell,
  type Grid,
} from '@/features/grids/rules';
import { text } from '@/features/grids/text';
import { cellStyles, gridStyle } from './cells';

type GridCanvasProps = {
  label: string;
  grid: Grid;
  cursor: Cell;
  selection: Area | null;
  digits: boolean;
  /** The grid whose differences are outlined; absent where none are. */
  given?: Grid | undefined;
  onPress: (cell: Cell) => void;
  onDrag: (cell: Cell) => void;
  onKey: (event: KeyboardEvent) => void;
};

/** The grid to draw on: one stop of Tab, arrows inside; a finger or mouse draws over many cells. */
export function GridCanvas({
  label,
  grid,
  cursor,
  selection,
  digits,
  given,
  onPress,
  onDrag,
  onKey,
}: GridCanvasProps) {
  const id = useId();
  const last = useRef<Cell | null>(null);
  const [rows, columns] = [rowsOf(grid), columnsOf(grid)];

  /** The cell under the pointer, by geometry: a captured pointer has no other target. */
  const cellUnder = (event: PointerEvent<HTMLElement>): Cell => {
    const box = event.currentTarget.getBoundingClientRect();
    const row = Math.floor(((event.clientY - box.top) / box.height) * rows);
    const column = Math.floor(((event.clientX - box.left) / box.width) * columns);
    return nearest(grid, [row, column]);
  };
  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus({ preventScroll: true });
    last.current = cellUnder(event);
    onPress(last.current);
    event.preventDefault();
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (last.current === null) return;
    const cell = cellUnder(event);
    if (cell[0] === last.current[0] && cell[1] === last.current[1]) return;
    for (const between of line(last.current, cell)) onDrag(between);
    last.current = cell;
  };
  const release = () => {
    last.current = null;
  };
  return (
    <div
      role="grid"
      tabIndex={0}
      aria-label={text.described(label, rows, columns)}
      aria-rowcount={rows}
      aria-colcount={columns}
      aria-description={text.help}
      aria-activedescendant={`${id}-${cursor[0]}-${cursor[1]}`}
      data-grid=""
      className="group grid w-full touch-none gap-px border border-arc-line bg-arc-line outline-offset-2 select-none"
      style={gridStyle(grid)}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={onKey}
    >
      {grid.map((cells, row) => (
        <Row
          // A row has no other name than its number.
          key={row}
          id={id}
          row={row}
          cells={cells}
          cursor={cursor[0] === row ? cursor[1] : -1}
          from={
            selection !== null && isWithin(selection, row, selection.left) ? selection.left : -1
          }
          to={
            selection !== null && isWithin(selection, row, selection.right) ? selection.right : -1
          }
          digits={digits}
          given={given === undefined ? undefined : (given[row] ?? noCells)}
        />
      ))}
    </div>
  );
}

const chosen = ' shadow-[inset_0_0_0_1px_var(--arc-ink-dark),inset_0_0_0_3px_var(--arc-ink-light)]';
const changed =
  ' shadow-[inset_0_0_0_1px_var(--arc-ink-light),inset_0_0_0_2px_var(--arc-ink-dark)]';
/** What was given in a row below the last one. */
const noCells: readonly number[] = [];
const atCursor =
  ' group-focus-visible:z-10 group-focus-visible:outline-3 group-focus-visible:outline-arc-ink-light group-focus-visible:shadow-[inset_0_0_0_2px_var(--arc-ink-dark)]';

type RowProps = {
  id: string;
  row: number;
  cells: readonly number[];
  /** The column of the cursor, -1 where it is in another row. */
  cursor: number;
  /** The columns that are selected, -1 where none is. */
  from: number;
  to: number;
  digits: boolean;
  /** The given row, whose differences are outlined; absent where none are. */
  given: readonly number[] | undefined;
};

/** A row is drawn again only when one of its own cells changes: a stroke over 900 cells stays quick. */
const Row = memo(function Row({ id, row, cells, cursor, from, to, digits, given }: RowProps) {
  const isSelected = (column: number) => column >= from && column <= to && from >= 0;
  const isChanged = (column: number) => given !== undefined && given[column] !== cells[column];
  const outline = (column: number) =>
    isSelected(column) ? chosen : isChanged(column) ? changed : '';
  return (
    <div role="row" aria-rowindex={row + 1} className="contents">
      {cells.map((symbol, column) => (
        <div
          key={column}
          id={`${id}-${row}-${column}`}
          role="gridcell"
          aria-colindex={column + 1}
          aria-label={
            isChanged(column)
              ? text.changedCell(row, column, symbol)
              : text.cell(row, column, symbol)
          }
          aria-selected={isSelected(column)}
          data-cell={symbol}
          className={`${cellStyles(symbol)}${outline(column)}${column === cursor ? atCursor : ''}`}
        >
          {digits ? symbol : null}
        </div>
      ))}
    </div>
  );
});

/** The cells from one to another without the first: a fast pointer skips none. */
function line(from: Cell, to: Cell): Cell[] {
  const steps = Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]));
  return Array.from({ length: steps }, (_, at): Cell => {
    const share = (at + 1) / steps;
    return [
      Math.round(from[0] + (to[0] - from[0]) * share),
      Math.round(from[1] + (to[1] - from[1]) * share),
    ];
  });
}
