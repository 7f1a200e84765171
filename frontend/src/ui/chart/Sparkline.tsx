import { sparkline } from './rules';

type SparklineProps = {
  /** From the first to the last, on a scale from 0 to `top`. */
  values: readonly number[];
  top: number;
};

const [WIDTH, HEIGHT] = [76, 24];

/** The course of a few values, without axes. What it shows stands beside it in words. */
export function Sparkline({ values, top }: SparklineProps) {
  const points = sparkline(values, { width: WIDTH, height: HEIGHT, margin: 3, top });
  const last = points.at(-1);
  return (
    <svg
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      className="shrink-0"
    >
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        className="fill-none stroke-viz-1 stroke-[1.5] forced-colors:stroke-[CanvasText]"
      />
      {points.map(({ x, y }, at) => (
        <circle
          key={at}
          cx={x}
          cy={y}
          r={2}
          className="fill-surface stroke-viz-1 forced-colors:stroke-[CanvasText]"
        />
      ))}
      {last !== undefined && (
        <circle
          cx={last.x}
          cy={last.y}
          r={2.5}
          className="fill-viz-1 forced-colors:fill-[CanvasText]"
        />
      )}
    </svg>
  );
}
