import { useEffect, useState } from 'react';

import { usedShare } from '@/features/attempts/rules';
import { Timer } from '@/ui/Timer';

import { text } from './text';

type TimerBoxProps = {
  startedAt: string;
  endsAt: string;
  skewMs: number;
  hidden: boolean;
  onEnd: () => void;
};

const LINE_STEP_MS = 10_000;

/** The time left in the middle of the bar, with the share used drawn under it. Hidden, it still speaks and ends. */
export function TimerBox({ startedAt, endsAt, skewMs, hidden, onEnd }: TimerBoxProps) {
  const [share, setShare] = useState(() => usedShare(startedAt, endsAt, Date.now() + skewMs));
  useEffect(() => {
    const timer = setInterval(
      () => setShare(usedShare(startedAt, endsAt, Date.now() + skewMs)),
      LINE_STEP_MS,
    );
    return () => clearInterval(timer);
  }, [startedAt, endsAt, skewMs]);
  return (
    <div className="relative flex h-8 shrink-0 items-center gap-2 overflow-hidden rounded-[8px] bg-surface-2 px-3">
      <span className={hidden ? 'sr-only' : 'contents'}>
        <Timer endsAt={Date.parse(endsAt)} skewMs={skewMs} onEnd={onEnd} />
        <span aria-hidden="true" className="text-xs text-fg-muted max-md:hidden">
          {text.timeLeft}
        </span>
      </span>
      {hidden ? (
        <span className="text-xs text-fg-muted">{text.hiddenTimer}</span>
      ) : (
        <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-0.5 bg-stone-6">
          <span className="block h-full bg-primary" style={{ width: `${(1 - share) * 100}%` }} />
        </span>
      )}
    </div>
  );
}
