import type { KeyboardEvent } from 'react';

import type { PlaybackStep } from '@/api/words';
import { cx } from '@/ui/cx';

import { isLandmark } from '@/features/playback/rules';
import { text } from '@/features/playback/text';
import type { Player } from '@/features/playback/use-player';

type TimeLineProps = {
  player: Player;
  steps: readonly PlaybackStep[];
  /** What has just happened, in words. */
  entry: string;
};

/** How far each arrow goes, in ms. */
export const STEP_MS = 5_000;
const LONG_STEP_MS = 30_000;

/** Where a key leads; null where it leads nowhere. */
export function keyTarget(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  { t, end }: Pick<Player, 't' | 'end'>,
): number | null {
  const step = event.shiftKey ? LONG_STEP_MS : STEP_MS;
  if (event.key === 'ArrowLeft' || event.key === 'ArrowDown') return t - step;
  if (event.key === 'ArrowRight' || event.key === 'ArrowUp') return t + step;
  if (event.key === 'Home') return 0;
  return event.key === 'End' ? end : null;
}

/** The slider, with a mark at each run, submission and gap. */
export function TimeLine({ player, steps, entry }: TimeLineProps) {
  const { t, end, seek } = player;
  return (
    <div className="relative px-1 pt-3">
      <div aria-hidden="true" className="pointer-events-none absolute inset-x-3 top-0 h-3">
        {steps.filter(isLandmark).map((step, index) => (
          <span
            key={index}
            style={{ left: `${(100 * step.t_ms) / Math.max(1, end)}%` }}
            className={cx(
              'absolute h-3 w-0.5',
              step.kind === 'gap' ? 'bg-caution-line' : 'bg-primary',
            )}
          />
        ))}
      </div>
      <input
        type="range"
        aria-label={text.position}
        aria-valuetext={text.valueText(t, end, entry)}
        min={0}
        max={end}
        step={STEP_MS}
        value={t}
        onChange={(event) => seek(event.target.valueAsNumber)}
        className="h-6 w-full accent-primary max-md:h-11"
      />
    </div>
  );
}
