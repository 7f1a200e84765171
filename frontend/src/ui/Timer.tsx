import { Clock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { announce } from './announce';
import { cx } from './cx';
import { text } from './text';
import { clock, passedMark, spokenTime, timerTone } from './timer-rules';

type TimerProps = {
  /** When it ends, epoch ms by the server's clock. */
  endsAt: number;
  /** Server time minus this computer's time, ms. */
  skewMs: number;
  /** Called when it reaches zero: once for each end. */
  onEnd?: () => void;
  className?: string;
};

const tones = { calm: 'text-fg', soon: 'text-caution-text', last: 'text-negative-text' } as const;

/** Counts down by the server's clock; speaks at ten, five and one minutes, not every second. */
export function Timer({ endsAt, skewMs, onEnd, className }: TimerProps) {
  const [left, setLeft] = useState(() => endsAt - Date.now() - skewMs);
  const before = useRef(left);
  const ended = useRef(false);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);
  useEffect(() => {
    const tick = () => {
      const now = endsAt - Date.now() - skewMs;
      const mark = passedMark(before.current, now);
      if (mark !== null) announce(text.timeLeft(text.minutes(mark)));
      before.current = now;
      setLeft(now);
      // The end may move: it is reached once each time.
      if (now > 0) ended.current = false;
      if (now <= 0 && !ended.current) {
        ended.current = true;
        announce(text.timeUp, 'assertive');
        end.current?.();
      }
    };
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [endsAt, skewMs]);
  return (
    <span
      role="timer"
      aria-live="off"
      aria-label={text.timeLeft(spokenTime(left))}
      className={cx(
        'inline-flex items-center gap-2 text-md font-semibold tabular-nums',
        tones[timerTone(left)],
        className,
      )}
    >
      <Clock size={16} strokeWidth={1.75} aria-hidden="true" />
      {clock(left)}
    </span>
  );
}
