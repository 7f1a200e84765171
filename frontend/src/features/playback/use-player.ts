/** Where a playback stands, and how it moves on. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { PlaybackStep } from '@/api/words';

import { advance, landmark, type Span, type Speed } from './rules';

export type Player = {
  readonly t: number;
  readonly start: number;
  readonly end: number;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly skips: boolean;
  readonly setSpeed: (speed: Speed) => void;
  readonly setSkips: (skips: boolean) => void;
  readonly toggle: () => void;
  readonly seek: (t: number) => void;
  /** To the run, submission or gap after (1) or before (-1). */
  readonly jump: (way: 1 | -1) => void;
};

const PARAM = 'at';

/** The moment that the address names, in seconds; `opening` where it names none. */
function momentOf(params: URLSearchParams, { start, end }: Span, opening: number): number {
  const named = params.get(PARAM);
  const moment = named === null ? opening : Number(named) * 1000;
  return Number.isFinite(moment) ? Math.min(end, Math.max(start, moment)) : opening;
}

export function usePlayer(steps: readonly PlaybackStep[], span: Span, opening: number): Player {
  const { start, end } = span;
  const [params, setParams] = useSearchParams();
  const [t, setT] = useState(() => momentOf(params, span, opening));
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1');
  const [skips, setSkips] = useState(true);
  const before = useRef<number | null>(null);

  useEffect(() => {
    if (!playing) return undefined;
    let frame = 0;
    const step = (now: number) => {
      const elapsed = before.current === null ? 0 : now - before.current;
      before.current = now;
      setT((old) => advance(steps, old, { elapsed, speed: Number(speed), skips, end }));
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
      before.current = null;
    };
  }, [playing, steps, speed, skips, end]);

  const keep = useCallback(
    (moment: number) => {
      setParams(
        (old) => {
          const next = new URLSearchParams(old);
          next.set(PARAM, String(Math.floor(moment / 1000)));
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setParams],
  );
  const seek = useCallback(
    (moment: number) => {
      const within = Math.min(end, Math.max(start, moment));
      setT(within);
      keep(within);
    },
    [start, end, keep],
  );
  const isOver = t >= end;
  return {
    t,
    start,
    end,
    playing: playing && !isOver,
    speed,
    skips,
    setSpeed,
    setSkips,
    toggle: () => {
      if (playing && !isOver) keep(t);
      if (isOver) setT(start);
      setPlaying(isOver || !playing);
    },
    seek,
    jump: (way) => {
      const to = landmark(steps, t, way);
      if (to !== null) seek(to.t_ms);
    },
  };
}
