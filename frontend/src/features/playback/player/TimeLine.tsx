import { type KeyboardEvent, useMemo } from 'react';

import type { Playback } from '@/api/words';
import { cx } from '@/ui/cx';

import { activityOf, type Mark, marksOf } from '@/features/playback/rules';
import { text } from '@/features/playback/text';
import type { Player } from '@/features/playback/use-player';

type TimeLineProps = {
  player: Player;
  playback: Playback;
  /** What has just happened, in words. */
  entry: string;
};

/** How far each arrow goes, in ms. */
export const STEP_MS = 5_000;
const LONG_STEP_MS = 30_000;

/** Where a key leads; null where it leads nowhere. */
export function keyTarget(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  { t, start, end }: Pick<Player, 't' | 'start' | 'end'>,
): number | null {
  const step = event.shiftKey ? LONG_STEP_MS : STEP_MS;
  if (event.key === 'ArrowLeft' || event.key === 'ArrowDown') return t - step;
  if (event.key === 'ArrowRight' || event.key === 'ArrowUp') return t + step;
  if (event.key === 'Home') return start;
  return event.key === 'End' ? end : null;
}

const PARTS = 120;

const looks: Record<Mark['kind'], string> = {
  run: 'border-info text-info-text',
  submit: 'border-primary text-primary-text',
  gap: 'border-caution text-caution-text',
};

/** Each run, submission and gap by its letter, over how much was written when. The list beside it says the same. */
function Strip({ playback, start, end }: { playback: Playback; start: number; end: number }) {
  const marks = useMemo(() => marksOf(playback, { start, end }), [playback, start, end]);
  const activity = useMemo(
    () => activityOf(playback.steps, { start, end }, PARTS),
    [playback, start, end],
  );
  return (
    <div aria-hidden="true" className="pointer-events-none relative mx-2 h-12">
      <div className="absolute inset-x-0 bottom-0 flex h-6 items-end border-b border-line">
        {activity.map((share, index) => (
          <span
            key={index}
            style={{ height: share === 0 ? 0 : `${Math.max(12, share * 100)}%` }}
            className="flex-1 bg-stone-7 forced-colors:bg-[CanvasText]"
          />
        ))}
      </div>
      {marks.map(({ kind, at, isNamed }, index) => (
        <span
          key={index}
          style={{ left: `${at * 100}%` }}
          className={cx('absolute top-4 bottom-0 -ml-px border-l-2', looks[kind])}
        >
          {isNamed && (
            <span className="absolute -top-4 -left-px -translate-x-1/2 text-2xs font-semibold">
              {text.marks[kind].letter}
            </span>
          )}
        </span>
      ))}
    </div>
  );
}

/** What the letters and the bars mean; only of what is there. */
function Legend({ playback }: { playback: Playback }) {
  const kinds = useMemo(() => {
    const found = new Set(marksOf(playback, { start: 0, end: 1 }).map(({ kind }) => kind));
    return (['run', 'submit', 'gap'] as const).filter((kind) => found.has(kind));
  }, [playback]);
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-4 text-xs text-fg-muted">
      {kinds.map((kind) => (
        <span key={kind}>
          <span className={cx('font-semibold', looks[kind])}>{text.marks[kind].letter}</span>{' '}
          {text.marks[kind].label}
        </span>
      ))}
      <span>{text.activity}</span>
    </p>
  );
}

/** The slider, below the marks and the activity of the task. */
export function TimeLine({ player, playback, entry }: TimeLineProps) {
  const { t, start, end, seek } = player;
  return (
    <div className="px-1">
      <Strip playback={playback} start={start} end={end} />
      <input
        type="range"
        aria-label={text.position}
        aria-valuetext={text.valueText(t, end, entry)}
        min={start}
        max={end}
        step="any"
        value={t}
        onChange={(event) => seek(event.target.valueAsNumber)}
        className="h-6 w-full accent-primary max-md:h-11"
      />
      <Legend playback={playback} />
    </div>
  );
}
