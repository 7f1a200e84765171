import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { cx } from './cx';
import { text } from './text';

type SplitterProps = {
  first: ReactNode;
  second: ReactNode;
  /** `row` puts the panes side by side, `column` one above the other. */
  direction: 'row' | 'column';
  /** Where the ratio is kept in localStorage. */
  storageKey: string;
  /** Share of the first pane, 0 to 1. */
  initial?: number;
  min?: number;
  max?: number;
  label?: string;
  /** A hairline between touching panes, or an 8 px gutter with a grip between cards. */
  look?: 'line' | 'grip';
  className?: string;
};

const bars = {
  line: {
    row: 'w-px bg-line before:inset-y-0 before:-inset-x-1.5 hover:bg-primary focus-visible:bg-primary',
    column:
      'h-px bg-line before:inset-x-0 before:-inset-y-1.5 hover:bg-primary focus-visible:bg-primary',
  },
  grip: {
    row: 'w-2 after:h-8 after:w-0.75',
    column: 'h-2 after:h-0.75 after:w-8',
  },
} as const;

const grip =
  'grid place-items-center after:rounded-full after:bg-line-strong after:content-[""] hover:after:bg-primary focus-visible:after:bg-primary';

function storedRatio(key: string, fallback: number): number {
  try {
    const value = Number(localStorage.getItem(key) ?? Number.NaN);
    return value > 0 && value < 1 ? value : fallback;
  } catch {
    return fallback;
  }
}

/** Two panes and a bar between them: drag it, or focus it and use arrows, Home, End. Double click resets. */
export function Splitter(props: SplitterProps) {
  const {
    first,
    second,
    direction,
    storageKey,
    initial = 0.4,
    min = 0.2,
    max = 0.8,
    label = text.resize,
    look = 'line',
    className,
  } = props;
  const box = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useState(() => storedRatio(storageKey, initial));
  const row = direction === 'row';
  const move = (next: number) => {
    const kept = Math.min(max, Math.max(min, next));
    setRatio(kept);
    try {
      localStorage.setItem(storageKey, kept.toFixed(4));
    } catch {
      // A full or forbidden store only costs the memory of the ratio.
    }
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || box.current === null) return;
    const area = box.current.getBoundingClientRect();
    move(row ? (event.clientX - area.left) / area.width : (event.clientY - area.top) / area.height);
  };
  const keys = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 0.1 : 0.02;
    const next = new Map([
      [row ? 'ArrowLeft' : 'ArrowUp', ratio - step],
      [row ? 'ArrowRight' : 'ArrowDown', ratio + step],
      ['Home', min],
      ['End', max],
    ]).get(event.key);
    if (next === undefined) return;
    event.preventDefault();
    move(next);
  };
  return (
    <div
      ref={box}
      className={cx('flex min-h-0 min-w-0 flex-1', row ? 'flex-row' : 'flex-col', className)}
    >
      <div
        className="flex min-h-0 min-w-0 flex-col overflow-hidden"
        style={{ flex: `${ratio} 1 0%` }}
      >
        {first}
      </div>
      <div
        role="separator"
        tabIndex={0}
        aria-label={label}
        aria-orientation={row ? 'vertical' : 'horizontal'}
        aria-valuenow={Math.round(ratio * 100)}
        aria-valuemin={Math.round(min * 100)}
        aria-valuemax={Math.round(max * 100)}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onDoubleClick={() => move(initial)}
        onKeyDown={keys}
        className={cx(
          'relative shrink-0 touch-none transition-colors before:absolute before:content-[""]',
          row ? 'cursor-col-resize' : 'cursor-row-resize',
          look === 'grip' && grip,
          bars[look][direction],
        )}
      />
      <div
        className="flex min-h-0 min-w-0 flex-col overflow-hidden"
        style={{ flex: `${1 - ratio} 1 0%` }}
      >
        {second}
      </div>
    </div>
  );
}
