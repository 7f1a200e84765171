import { memo } from 'react';
import { columnsOf, rowsOf, type Grid } from '@/features/grids/rules';
import { text } from '@/features/grids/text';
import { cellStyles, frameStyle, gridStyle } from './cells';

type GridViewProps = { label: string; grid: Grid; digits: boolean };

/** A grid to look at. Its description reads the rows, so that nobody has to see it. */
export const GridView = memo(function GridView({ label, grid, digits }: GridViewProps) {
  const described = text.described(label, rowsOf(grid), columnsOf(grid));
  return (
    <div className="@container mx-auto" style={frameStyle(grid)}>
      <div
        role="img"
        aria-label={`${described}. ${grid.map((row) => row.join(' ')).join('; ')}`}
        className="grid gap-px border border-arc-line bg-arc-line"
        style={gridStyle(grid)}
      >
        {grid.flatMap((cells, row) =>
          cells.map((symbol, column) => (
            <div key={`${row}-${column}`} aria-hidden="true" className={cellStyles(symbol)}>
              {digits ? symbol : null}
            </div>
          )),
        )}
      </div>
    </div>
  );
});
