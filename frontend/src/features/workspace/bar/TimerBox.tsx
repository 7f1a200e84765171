import { useEffect, useState } from 'react';

import { usedShare } from '@/features/attempts/rules';
import { Timer } from '@/ui/Timer';

import { text } from '@/features/workspace/text';

type TimerBoxProps = {
  startedAt: string;
  endsAt: string;
  skewMs: number;
  hidden: boolean;
  onEnd: () => void;
};

const STEP_MS = 5_000;

/** A hidden timer comes back for the last ten minutes. */
const ALWAYS_SHOWN_MS = 10 * 60_000;

/** The time left in the middle of the bar, with the share that is left drawn under it. Hidden, it still ends. */
export function TimerBox({ startedAt, endsAt, skewMs, hidden, onEnd }: TimerBoxProps) {
  const [now, setNow] = useState(() => Date.now() + skewMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() + skewMs), STEP_MS);
    return () => clearInterval(timer);
  }, [skewMs]);
  const share = usedShare(startedAt, endsAt, now);
  const tucked = hidden && Date.parse(endsAt) - now > ALWAYS_SHOWN_MS;
  return (
    <div className="relative flex h-8 shrink-0 items-center gap-2 overflow-hidden rounded-[8px] bg-surface-2 px-3">
      <span className={tucked ? 'sr-only' : 'contents'}>
        <Timer endsAt={Date.parse(endsAt)} skewMs={skewMs} onEnd={onEnd} />
        <span aria-hidden="true" className="text-xs text-fg-muted max-md:hidden">
          {text.timeLeft}
        </span>
      </span>
      {tucked ? (
        <span className="text-xs text-fg-muted">{text.hiddenTimer}</span>
      ) : (
        <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-0.5 bg-stone-6">
          <span className="block h-full bg-primary" style={{ width: `${(1 - share) * 100}%` }} />
        </span>
      )}
    </div>
  );
}
