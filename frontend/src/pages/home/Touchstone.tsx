import { streakPath } from './streak-path';
import { text } from './text';

/**
 * The example on the slab, consistent with the public formula: tasks of weight 20, 30 and 50 with
 * 100, 75 and 65 points give fineness 750, correctness 88.5% and performance 50.0%.
 */
const rows = [
  { label: 'Correctness', value: '88.5%', percent: 88.5 },
  { label: 'Performance', value: '50.0%', percent: 50 },
  { label: 'Parsing', value: '100%', percent: 100 },
  { label: 'Graphs', value: '75.0%', percent: 75 },
  { label: 'Simulation', value: '65.0%', percent: 65 },
] as const;

/** Where the label "Advanced" begins. */
const ADVANCED = 67;

const display = { fontFamily: 'var(--font-display)', fontVariationSettings: "'FLAR' 100" } as const;
const sans = { fontFamily: 'var(--font-sans)' } as const;

type Layout = {
  id: string;
  width: number;
  height: number;
  cut: number;
  /** Left edge of text, of streaks; length of a full streak. */
  left: number;
  streakX: number;
  streakLength: number;
  firstRow: number;
  rowStep: number;
  /** Label above the streak (narrow) or beside it (wide). */
  labelAbove: boolean;
};

const wide: Layout = {
  id: 'wide',
  width: 560,
  height: 500,
  cut: 30,
  left: 36,
  streakX: 150,
  streakLength: 296,
  firstRow: 130,
  rowStep: 46,
  labelAbove: false,
};
const narrow: Layout = {
  id: 'narrow',
  width: 350,
  height: 452,
  cut: 20,
  left: 22,
  streakX: 22,
  streakLength: 236,
  firstRow: 110,
  rowStep: 50,
  labelAbove: true,
};

function Definitions({ id }: { id: string }) {
  return (
    <defs>
      <linearGradient id={`${id}-stone`} x1="0" y1="0" x2=".7" y2="1">
        <stop offset="0" stopColor="#22312e" />
        <stop offset=".5" stopColor="#172321" />
        <stop offset="1" stopColor="#0f1918" />
      </linearGradient>
      <linearGradient id={`${id}-gold`}>
        <stop offset="0" stopColor="#8f6716" />
        <stop offset=".25" stopColor="#c8952f" />
        <stop offset=".7" stopColor="#e9bf62" />
        <stop offset="1" stopColor="#f3d48a" />
      </linearGradient>
      <filter id={`${id}-rub`} x="-2%" y="-20%" width="104%" height="140%">
        <feTurbulence
          type="fractalNoise"
          baseFrequency="0.006 0.42"
          numOctaves="2"
          seed="7"
          result="lines"
        />
        <feColorMatrix
          in="lines"
          values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  2.6 0 0 0 -.42"
          result="mask"
        />
        <feComposite in="SourceGraphic" in2="mask" operator="in" />
      </filter>
    </defs>
  );
}

function Row({ layout, index }: { layout: Layout; index: number }) {
  const row = rows[index];
  if (row === undefined) return null;
  const { id, left, streakX, streakLength, labelAbove, width } = layout;
  const y = layout.firstRow + index * layout.rowStep;
  const length = (streakLength * row.percent) / 100;
  const needle = streakX + (streakLength * ADVANCED) / 100;
  const right = width - left;
  return (
    <g>
      <text
        x={left}
        y={labelAbove ? y - 18 : y + 5}
        fill="#d5e0dd"
        fontSize={labelAbove ? 13.5 : 14}
        style={sans}
      >
        {row.label}
      </text>
      <path
        d={`M${streakX} ${y}H${streakX + streakLength}`}
        stroke="#4c5f5b"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray=".1 6"
      />
      <path
        d={streakPath({
          x: streakX,
          y,
          width: length,
          height: layout.labelAbove ? 17 : 19,
          seed: index + 3,
        })}
        fill={`url(#${id}-gold)`}
        opacity=".3"
      />
      <path
        d={streakPath({
          x: streakX,
          y,
          width: length,
          height: layout.labelAbove ? 17 : 19,
          seed: index + 3,
        })}
        fill={`url(#${id}-gold)`}
        filter={`url(#${id}-rub)`}
      />
      <path d={`M${needle} ${y - 15}V${y + 15}`} stroke="#e8efed" strokeWidth="1.5" />
      <text
        x={right}
        y={y + 5}
        textAnchor="end"
        fill="#f0cf86"
        fontSize="15"
        fontWeight="600"
        style={display}
      >
        {row.value}
      </text>
    </g>
  );
}

function Marks({ layout }: { layout: Layout }) {
  const { left, width, height } = layout;
  const y = height - (layout.labelAbove ? 74 : 102);
  const scale = layout.labelAbove ? 0.82 : 1;
  const word = { fill: '#e4b85a', fontWeight: 600, textAnchor: 'middle', style: display } as const;
  return (
    <g>
      <path d={`M${left} ${y - 26}H${width - left}`} stroke="#3a4b48" />
      <g transform={`translate(${left} ${y}) scale(${scale})`} fill="none" stroke="#b98a2c">
        <rect x="1" y="3" width="40" height="40" rx="9" />
        <path d="M73 3H121L128 10V36L121 43H73L66 36V10Z" />
        <path d="M173 2L193 9V25C193 34 185 40 173 44C161 40 153 34 153 25V9Z" />
        <circle cx="238" cy="23" r="20" />
        <g stroke="none">
          <text x="21" y="29.5" fontSize="17" {...word}>
            ML
          </text>
          <text x="97" y="30.5" fontSize="20" letterSpacing="1" {...word}>
            750
          </text>
          <text x="238" y="29" fontSize="19" {...word}>
            c
          </text>
          <g transform="translate(160 8) scale(.82)" fill="#e4b85a">
            <path d="M13.5 6H18.5L26.7 26H21.5L16 11.7L10.5 26H5.3Z" />
            <path d="M13.45 18.1L28 17.04V20.55L12.35 20.9Z" />
          </g>
        </g>
      </g>
      {!layout.labelAbove && (
        <g fill="#a9bab6" fontSize="12.5" textAnchor="end" style={sans}>
          <text x={width - left} y={y + 20}>
            {text.slab.note[0]}
          </text>
          <text x={width - left} y={y + 40}>
            {text.slab.note[1]}
          </text>
        </g>
      )}
    </g>
  );
}

function Slab({ layout, className }: { layout: Layout; className: string }) {
  const { id, width: w, height: h, cut: c, left } = layout;
  const top = layout.labelAbove ? 42 : 58;
  return (
    <svg viewBox={`0 0 ${w} ${h}`} role="img" aria-label={text.slab.label} className={className}>
      <Definitions id={id} />
      <path
        d={`M${c} 0H${w - c}L${w} ${c}V${h - c}L${w - c} ${h}H${c}L0 ${h - c}V${c}Z`}
        fill={`url(#${id}-stone)`}
      />
      <path
        d={`M${c} .75H${w - c}L${w - 0.75} ${c}M.75 ${h - c}V${c}L${c} .75`}
        stroke="#5d726d"
        strokeOpacity=".65"
        fill="none"
        strokeWidth="1.5"
      />
      <text x={left} y={top} fill="#f3f6f5" fontSize="21" fontWeight="540" style={display}>
        {text.slab.name}
      </text>
      <text x={left} y={top + 22} fill="#a9bab6" fontSize="13.5" style={sans}>
        {text.slab.set}
      </text>
      <text x={w - left} y={top - 1} fill="#a9bab6" fontSize="12.5" textAnchor="end" style={sans}>
        {text.slab.needle}
      </text>
      <path d={`M${w - left - 62} ${top - 14}V${top + 2}`} stroke="#e8efed" strokeWidth="1.5" />
      {rows.map((row, index) => (
        <Row key={row.label} layout={layout} index={index} />
      ))}
      <Marks layout={layout} />
    </svg>
  );
}

/** The example report as a piece of stone; a second drawing for narrow screens keeps the letters readable. */
export function Touchstone() {
  const shadow = 'w-full drop-shadow-[0_18px_26px_oklch(0.24_0.02_195/.26)]';
  return (
    <figure className="relative mx-auto w-full max-w-[560px]">
      <Slab layout={wide} className={`${shadow} max-md:hidden`} />
      <Slab layout={narrow} className={`${shadow} md:hidden`} />
      <figcaption className="absolute -top-3 left-1/2 -translate-x-1/2 rounded-full border border-line bg-surface px-3 py-0.5 text-xs font-semibold text-fg-muted shadow-1">
        {text.example}
      </figcaption>
    </figure>
  );
}
