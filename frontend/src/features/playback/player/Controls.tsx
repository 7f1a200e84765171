import { ChevronFirst, ChevronLast, Pause, Play } from 'lucide-react';

import type { PlaybackStep } from '@/api/words';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { Segmented } from '@/ui/Segmented';
import { Switch } from '@/ui/Switch';

import { clock, landmark, SPEEDS } from '@/features/playback/rules';
import { text } from '@/features/playback/text';
import type { Player } from '@/features/playback/use-player';

type ControlsProps = { player: Player; steps: readonly PlaybackStep[] };

/** Play, jump, speed, pauses. */
export function Controls({ player, steps }: ControlsProps) {
  const { t, end, playing, speed, skips } = player;
  const isFirst = landmark(steps, t, -1) === null;
  const isLast = landmark(steps, t, 1) === null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="flex items-center gap-1">
        <IconButton
          label={text.previous}
          disabledReason={isFirst ? text.noPrevious : undefined}
          onClick={() => player.jump(-1)}
        >
          <ChevronFirst size={16} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        <Button
          variant="primary"
          icon={
            playing ? (
              <Pause size={15} strokeWidth={1.75} aria-hidden="true" />
            ) : (
              <Play size={15} strokeWidth={1.75} aria-hidden="true" />
            )
          }
          onClick={player.toggle}
        >
          {playing ? text.pause : text.play}
        </Button>
        <IconButton
          label={text.next}
          disabledReason={isLast ? text.noNext : undefined}
          onClick={() => player.jump(1)}
        >
          <ChevronLast size={16} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      <p className="font-mono text-sm tabular-nums">
        {clock(t)} <span className="text-fg-muted">/ {clock(end)}</span>
      </p>
      <Segmented
        label={text.speed}
        value={speed}
        onChange={player.setSpeed}
        options={SPEEDS.map((value) => ({ value, label: text.times(value) }))}
      />
      <Switch checked={skips} onChange={player.setSkips} label={text.skip} />
    </div>
  );
}
