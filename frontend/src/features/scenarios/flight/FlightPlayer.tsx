import { ChevronLeft, ChevronRight, Pause, Play, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';

import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { Select } from '@/ui/Select';
import { useMedia } from '@/ui/use-media';

import { FlightMap } from './FlightMap';
import { FlightTable } from './FlightTable';
import { type Flight, nextStop } from './plan';
import { text } from './text';

/** Minutes of the flight in one second. */
const SPEEDS = { slow: 1, normal: 3, fast: 10 } as const;
type Speed = keyof typeof SPEEDS;
const SPEED_NAMES: readonly Speed[] = ['slow', 'normal', 'fast'];
const ICON = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The minute that is shown, running while it plays. Who asked for less motion sees whole minutes. */
function useClock(minutes: number, speed: Speed, calm: boolean) {
  const [minute, setMinute] = useState(0);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return undefined;
    let [frame, last] = [0, performance.now()];
    const tick = (now: number) => {
      const gone = ((now - last) / 1000) * SPEEDS[speed];
      last = now;
      setMinute((old) => Math.min(minutes, old + gone));
      frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [playing, speed, minutes]);
  const over = minute >= minutes;
  const shown = calm ? Math.floor(minute) : minute;
  const stop = (at: number) => {
    setPlaying(false);
    setMinute(at);
  };
  const toggle = () => {
    if (over) setMinute(0);
    setPlaying(over || !playing);
  };
  return { minute, shown, playing: playing && !over, stop, toggle };
}

/** A flight that can be played, stepped through and read. Nothing moves before it is asked to. */
export function FlightPlayer({ flight }: { flight: Flight }) {
  const calm = useMedia('(prefers-reduced-motion: reduce)');
  const [speed, setSpeed] = useState<Speed>('normal');
  const { minutes } = flight;
  const { minute, shown, playing, stop, toggle } = useClock(minutes, speed, calm);
  return (
    <div className="flex flex-col gap-3">
      <FlightMap flight={flight} minute={shown} />
      <p className="text-xs text-fg-muted">{text.legend}</p>
      {flight.fault !== null && <p className="text-sm text-negative-text">{flight.fault}</p>}
      {flight.drones.length === 0 ? (
        <p className="text-sm text-fg-muted">{text.noFlight}</p>
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-2">
            <Button
              size="sm"
              className="max-md:min-h-11"
              onClick={toggle}
              icon={playing ? <Pause {...ICON} /> : <Play {...ICON} />}
            >
              {playing ? text.pause : text.play}
            </Button>
            <IconButton size="sm" label={text.again} onClick={() => stop(0)}>
              <RotateCcw {...ICON} />
            </IconButton>
            <IconButton
              size="sm"
              label={text.back}
              onClick={() => stop(nextStop(flight, minute, -1))}
            >
              <ChevronLeft {...ICON} />
            </IconButton>
            <IconButton
              size="sm"
              label={text.forward}
              onClick={() => stop(nextStop(flight, minute, 1))}
            >
              <ChevronRight {...ICON} />
            </IconButton>
            <input
              type="range"
              min={0}
              max={minutes}
              step={1}
              value={Math.floor(minute)}
              aria-label={text.position}
              aria-valuetext={text.minute(Math.floor(minute), minutes)}
              onChange={(event) => stop(Number(event.target.value))}
              className="h-6 min-w-32 flex-1 accent-primary"
            />
            <span className="text-xs text-fg-muted tabular-nums">
              {text.minute(Math.floor(minute), minutes)}
            </span>
            <Select<Speed>
              size="sm"
              aria-label={text.speed}
              className="w-28"
              value={speed}
              options={SPEED_NAMES.map((value) => ({ value, label: text.speeds[value] }))}
              onChange={setSpeed}
            />
          </div>
          <details>
            <summary className="cursor-pointer text-sm font-medium">{text.showTable}</summary>
            <FlightTable flight={flight} />
          </details>
        </>
      )}
    </div>
  );
}
