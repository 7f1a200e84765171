import { useId, useMemo, useRef } from 'react';
import type { Network } from '@/api/words/admin';
import { text } from '@/features/network/text';
import { useNow } from '@/ui/Time';
import { shortDayWords } from '@/ui/time';
import { barsOf, daysOf, spanOf, windowAt, type Bars, type Window } from './rules';

const words = text.time;

const thumb =
  'pointer-events-none absolute inset-0 h-full w-full appearance-none bg-transparent [&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:h-11 [&::-moz-range-thumb]:w-3 [&::-moz-range-thumb]:cursor-ew-resize [&::-moz-range-thumb]:rounded-xs [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-primary [&::-moz-range-thumb]:bg-surface [&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:h-11 [&::-webkit-slider-thumb]:w-3 [&::-webkit-slider-thumb]:cursor-ew-resize [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-xs [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-primary [&::-webkit-slider-thumb]:bg-surface';

function Drawn({ bars, span: [start, end] }: { bars: Bars; span: readonly [number, number] }) {
  const most = Math.max(1, ...bars.counts);
  return (
    <div aria-hidden="true" className="absolute inset-x-1.5 inset-y-0 flex items-end gap-px">
      {bars.counts.map((count, bar) => (
        <span
          key={bars.edges[bar]}
          className={`flex-1 rounded-t-xs ${bar >= start && bar < end ? 'bg-verdigris-7' : 'bg-stone-5'}`}
          style={{ height: count === 0 ? 0 : `${Math.max(6, (100 * count) / most)}%` }}
        />
      ))}
    </div>
  );
}

type BrushProps = {
  network: Network;
  window: Window;
  /** How many of the links are shown. */
  shown: number;
  onChange: (window: Window) => void;
};

/** When the edges came, and two handles between which they are shown. */
export function Brush({ network: { links }, window, shown, onChange }: BrushProps) {
  const id = useId();
  const handle = useRef<HTMLInputElement>(null);
  const today = useNow().toDateString();
  const bars = useMemo(() => barsOf(links, new Date(today)), [links, today]);
  if (bars === null) return null;
  const [start, end] = spanOf(bars, window);
  const last = bars.edges.length - 1;
  const put = (next: readonly [number, number]) => onChange(windowAt(bars, next));
  const days = daysOf(bars, [start, end]);
  const [first, until] = [shortDayWords(days.from), shortDayWords(days.to)];
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4.5 py-2.5"
    >
      <div className="w-44 text-xs">
        <p id={id} className="font-medium">
          {words.label}
        </p>
        <p className="text-fg-muted">{words.span(first, until)}</p>
        <p role="status" className="text-fg-muted tabular-nums">
          {words.shown(shown, links.length)}
        </p>
      </div>
      <div className="relative h-11 min-w-48 flex-1">
        <Drawn bars={bars} span={[start, end]} />
        <input
          ref={handle}
          type="range"
          min={0}
          max={last}
          value={start}
          aria-label={words.from}
          aria-valuetext={first}
          onChange={(event) => put([Math.min(Number(event.target.value), end - 1), end])}
          className={thumb}
        />
        <input
          type="range"
          min={0}
          max={last}
          value={end}
          aria-label={words.to}
          aria-valuetext={until}
          onChange={(event) => put([start, Math.max(Number(event.target.value), start + 1)])}
          className={thumb}
        />
      </div>
      {window !== null && (
        <button
          type="button"
          onClick={() => {
            onChange(null);
            // The button goes with what it takes back.
            handle.current?.focus();
          }}
          className="min-h-8 text-xs text-link underline underline-offset-3 max-md:min-h-11"
        >
          {words.all}
        </button>
      )}
    </div>
  );
}
