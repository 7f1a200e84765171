import { useEffect, useState } from 'react';
import { absoluteTime, relativeTime, shortTime, utcTime } from './time';

/** The present, renewed every half minute while the page is seen. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) setNow(new Date());
    }, 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

type TimeProps = { at: string; look?: 'relative' | 'short' | 'absolute'; className?: string };

/** A moment of the wire; its title has the local time with the zone, and UTC. */
export function Time({ at, look = 'short', className }: TimeProps) {
  const now = useNow();
  const moment = new Date(at);
  const shown = {
    relative: relativeTime(moment, now),
    short: shortTime(moment),
    absolute: absoluteTime(moment),
  }[look];
  return (
    <time
      dateTime={at}
      title={`${absoluteTime(moment)} · ${utcTime(moment)}`}
      className={className}
    >
      {shown}
    </time>
  );
}
