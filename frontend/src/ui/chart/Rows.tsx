import { scaleBand, scaleLinear } from '@visx/scale';
import { outline, whole, words } from './Columns';
import { type Bar, topOf, widthOf } from './rules';

const ROW = 34;

type RowsProps = {
  bars: readonly Bar[];
  width: number;
  format: (value: number) => string;
  reach: number;
};

/** How high so many rows are drawn. */
export const rowsHeight = (count: number): number => count * ROW;

/** Categories below each other, in their order, each with its value behind it. */
export function Rows({ bars, width, format, reach }: RowsProps) {
  const before = Math.min(
    width * 0.4,
    Math.max(0, ...bars.map(({ label }) => widthOf(label))) + 12,
  );
  const behind = Math.max(0, ...bars.map(({ value }) => widthOf(format(value)))) + 12;
  const x = scaleLinear({
    domain: [0, Math.max(reach, topOf(bars))],
    range: [0, Math.max(0, width - before - behind)],
  });
  const y = scaleBand({
    domain: bars.map(({ label }) => label),
    range: [0, rowsHeight(bars.length)],
    padding: 0.3,
  });
  const hasParts = bars.some(({ part }) => part !== undefined);
  return (
    <>
      {bars.map(({ label, value, part }) => {
        const place = { x: before, y: y(label) ?? 0, height: y.bandwidth() };
        const middle = place.y + place.height / 2 + 4;
        return (
          <g key={label}>
            <text x={0} y={middle} className={words}>
              {label}
            </text>
            <rect {...place} width={x(value)} className={hasParts ? outline : whole}>
              <title>{`${label}: ${format(value)}`}</title>
            </rect>
            {part !== undefined && <rect {...place} width={x(part)} className={whole} />}
            <text x={before + x(value) + 6} y={middle} className={words}>
              {format(value)}
            </text>
          </g>
        );
      })}
    </>
  );
}
