import { cx } from '@/ui/cx';

import { type Cell, type Flight, placeOf } from './plan';
import { text } from './text';

const SIZE = 10;
const middle = (at: number) => at * SIZE + SIZE / 2;
const GLYPHS: Readonly<Record<string, string>> = {
  '^': '↑',
  v: '↓',
  '<': '←',
  '>': '→',
  S: 'S',
  H: 'H',
};
const COLOURS = ['stroke-viz-1', 'stroke-viz-2', 'stroke-viz-3', 'stroke-viz-4'] as const;
const FILLS = ['fill-viz-1', 'fill-viz-2', 'fill-viz-3', 'fill-viz-4'] as const;

/** The way flown so far, as points of a line. */
function trail(flight: Flight, at: number, minute: number): string {
  const drone = flight.drones[at];
  if (drone === undefined || minute < drone.begin) return '';
  const begun = drone.moves.filter((move) => move.begin < minute);
  const cells: Cell[] = [drone.start, ...begun.slice(0, -1).map((move) => move.to)];
  const here = placeOf(drone, minute);
  if (here !== null) cells.push(here);
  return cells.map(([row, column]) => `${middle(column)},${middle(row)}`).join(' ');
}

/** The map with every drone at one minute. */
export function FlightMap({ flight, minute }: { flight: Flight; minute: number }) {
  const [height, width] = [flight.rows.length, flight.rows[0]?.length ?? 0];
  return (
    <svg
      role="img"
      aria-label={text.map(height, width)}
      viewBox={`0 0 ${width * SIZE} ${height * SIZE}`}
      className="max-h-[min(24rem,32dvh)] w-full max-w-160 rounded-md border border-line bg-surface-sunken"
    >
      {flight.rows.map((line, row) =>
        Array.from(line, (kind, column) => (
          <g key={`${row} ${column}`}>
            <rect
              x={column * SIZE}
              y={row * SIZE}
              width={SIZE}
              height={SIZE}
              className={cx(
                'stroke-line [stroke-width:0.3]',
                kind === '#' ? 'fill-stone-8' : 'fill-transparent',
              )}
            />
            {GLYPHS[kind] !== undefined && (
              <text
                x={middle(column)}
                y={middle(row)}
                className={cx(
                  'text-[6px] [dominant-baseline:central] [text-anchor:middle]',
                  kind === 'S' || kind === 'H' ? 'fill-fg font-semibold' : 'fill-fg-muted',
                )}
              >
                {GLYPHS[kind]}
              </text>
            )}
          </g>
        )),
      )}
      {flight.targets.map(([row, column], at) => (
        <circle
          key={at}
          cx={middle(column)}
          cy={middle(row)}
          r={4}
          className={cx('fill-none [stroke-width:0.8]', COLOURS[at % COLOURS.length])}
        />
      ))}
      {flight.drones.map((drone, at) => {
        const here = placeOf(drone, minute);
        return (
          <g key={drone.number}>
            <polyline
              points={trail(flight, at, minute)}
              className={cx(
                'fill-none [stroke-linecap:round] [stroke-linejoin:round] [stroke-width:1]',
                COLOURS[at % COLOURS.length],
              )}
            />
            {here !== null && (
              <>
                <circle
                  cx={middle(here[1])}
                  cy={middle(here[0])}
                  r={2.8}
                  className={cx('stroke-surface [stroke-width:0.6]', FILLS[at % FILLS.length])}
                />
                <text
                  x={middle(here[1])}
                  y={middle(here[0])}
                  className="fill-surface text-[3.4px] font-semibold [dominant-baseline:central] [text-anchor:middle]"
                >
                  {drone.number}
                </text>
              </>
            )}
          </g>
        );
      })}
    </svg>
  );
}
