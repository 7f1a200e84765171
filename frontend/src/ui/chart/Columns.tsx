import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { type Bar, type Mark, labelEvery, topOf, valuesFit, widthOf } from './rules';

const HEIGHT = 220;
const BELOW = 26;
const PADDING = 0.24;
/** A few columns do not fill the chart. */
const WIDEST = 72;
/** The classes of an axis's words: SVG has no text colour but its fill. */
export const words = 'fill-fg-muted text-[11px] forced-colors:fill-[CanvasText]';
export const whole = 'fill-viz-1 forced-colors:fill-[CanvasText]';
export const outline =
  'fill-surface-2 stroke-viz-1 forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]';

type ColumnsProps = {
  bars: readonly Bar[];
  width: number;
  format: (value: number) => string;
  mark?: Mark | undefined;
};

/** An estimate with its error, above the columns. */
function Estimate({ mark, left, inner }: { mark: Mark; left: number; inner: number }) {
  const x = (share: number) => left + Math.min(1, Math.max(0, share)) * inner;
  const line = 'stroke-fg forced-colors:stroke-[CanvasText]';
  return (
    <g strokeWidth={2} className={line}>
      <line x1={x(mark.from)} x2={x(mark.to)} y1={12} y2={12} />
      <line x1={x(mark.from)} x2={x(mark.from)} y1={7} y2={17} />
      <line x1={x(mark.to)} x2={x(mark.to)} y1={7} y2={17} />
      <circle cx={x(mark.at)} cy={12} r={4} className="fill-fg forced-colors:fill-[CanvasText]" />
    </g>
  );
}

/** Categories side by side, in their order; a part is filled within the outline of its whole. */
export function Columns({ bars, width, format, mark }: ColumnsProps) {
  const above = mark === undefined ? 18 : 38;
  const top = topOf(bars);
  const y = scaleLinear({ domain: [0, top], range: [HEIGHT - BELOW, above], nice: true });
  const ticks = y.ticks(4).filter(Number.isInteger);
  const left = Math.max(...ticks.map((tick) => widthOf(format(tick)))) + 12;
  const inner = Math.max(0, width - left);
  const labels = bars.map(({ label }) => label);
  const x = scaleBand({
    domain: labels,
    range: [left, left + inner],
    paddingInner: PADDING,
    paddingOuter: PADDING / 2,
  });
  const step = x.step();
  const every = labelEvery(labels, step);
  const said = valuesFit(
    bars.map(({ value }) => format(value)),
    step,
  );
  const hasParts = bars.some(({ part }) => part !== undefined);
  return (
    <>
      <AxisLeft
        scale={y}
        left={left}
        tickValues={ticks}
        tickFormat={(tick) => format(Number(tick))}
        hideAxisLine
        hideTicks
        tickLabelProps={{
          className: words,
          fontFamily: 'inherit',
          textAnchor: 'end',
          dx: -4,
          dy: 4,
        }}
      />
      {ticks.map((tick) => (
        <line
          key={tick}
          x1={left}
          x2={width}
          y1={y(tick)}
          y2={y(tick)}
          className="stroke-line forced-colors:stroke-[GrayText]"
        />
      ))}
      {bars.map(({ label, value, part }) => {
        const wide = Math.min(WIDEST, x.bandwidth());
        const place = { x: (x(label) ?? 0) + (x.bandwidth() - wide) / 2, width: wide };
        const at = (amount: number) => ({ y: y(amount), height: Math.max(0, y(0) - y(amount)) });
        return (
          <g key={label}>
            <rect {...place} {...at(value)} className={hasParts ? outline : whole}>
              <title>{`${label}: ${format(value)}`}</title>
            </rect>
            {part !== undefined && <rect {...place} {...at(part)} className={whole} />}
            {said && (
              <text
                x={place.x + place.width / 2}
                y={y(value) - 4}
                textAnchor="middle"
                className={words}
              >
                {format(value)}
              </text>
            )}
          </g>
        );
      })}
      <AxisBottom
        scale={x}
        top={HEIGHT - BELOW}
        tickValues={labels.filter((_, number) => number % every === 0)}
        hideTicks
        axisLineClassName="stroke-line-strong forced-colors:stroke-[CanvasText]"
        tickLabelProps={{ className: words, fontFamily: 'inherit', textAnchor: 'middle', dy: 4 }}
      />
      {mark !== undefined && <Estimate mark={mark} left={left} inner={inner} />}
    </>
  );
}

/** How high columns are drawn. */
export const columnsHeight = HEIGHT;
