/** Whether this tab writes the attempt, or reads it. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { watchLease } from '@/api/live/live';

import { claimLease } from './api';
import { Desk } from './desk';
import { Lease } from './lease';
import { type Place, WritingLock } from './writing-lock';

/** Two of these that fail before the end tell the server that the connection had broken. */
const RENEW_MS = 20_000;

/** Whether this tab writes the attempt. `visit` grows each time it becomes the one that does, with fresh data. */
export type Writing = {
  readonly place: Place;
  readonly visit: number;
  readonly takeOver: () => void;
};

/** Who asks for the place to write. */
type Seat = Pick<Desk, 'again' | 'takeOver' | 'leave'>;

/** A tab that reads asks again whenever it comes into view. Without `sit` nothing is asked. */
function useSeat(
  sit: ((onPlace: (place: Place) => void) => Seat) | null,
  refresh: () => Promise<unknown>,
): Writing {
  const [state, setState] = useState<{ place: Place; visit: number }>({
    place: 'asking',
    visit: 0,
  });
  const seat = useRef<Seat | null>(null);
  useEffect(() => {
    if (sit === null) return undefined;
    let was: Place = 'asking';
    const onPlace = (place: Place) => {
      const again = was === 'elsewhere' && place === 'here';
      was = place;
      if (!again) {
        setState((old) => ({ ...old, place }));
        return;
      }
      // The other tab may have saved more than this one has seen; without an answer its copy in this browser is used.
      void refresh()
        .catch(() => undefined)
        .then(() => {
          if (was === 'here') setState((old) => ({ place, visit: old.visit + 1 }));
        });
    };
    const mine = sit(onPlace);
    seat.current = mine;
    const look = () => {
      if (!document.hidden) mine.again();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    window.addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
      window.removeEventListener('online', look);
      mine.leave();
    };
  }, [sit, refresh]);
  const takeOver = useCallback(() => seat.current?.takeOver(), []);
  return useMemo(() => ({ ...state, takeOver }), [state, takeOver]);
}

/** `active`: the attempt is under way; nothing is asked for about one that is not known yet or is over. */
export function useWriting(
  attemptId: string,
  active: boolean,
  refresh: () => Promise<unknown>,
): Writing {
  const sit = useMemo(() => {
    if (!active) return null;
    return (onPlace: (place: Place) => void): Seat => {
      const lease = new Lease(attemptId, {
        claim: (own, takeOver) => claimLease(attemptId, own, takeOver),
        storage: localStorage,
      });
      const lock = (onLock: (place: Place) => void) =>
        new WritingLock(attemptId, navigator.locks, onLock);
      const desk = new Desk({ lock, lease }, onPlace);
      const stop = watchLease(attemptId, () => desk.again());
      const timer = setInterval(() => desk.renew(), RENEW_MS);
      const leave = () => {
        stop();
        clearInterval(timer);
        desk.leave();
      };
      return { again: () => desk.again(), takeOver: () => desk.takeOver(), leave };
    };
  }, [attemptId, active]);
  return useSeat(sit, refresh);
}

/** The same among the tabs of this browser alone, for what needs no lease of the server. */
export function useWritingHere(id: string, refresh: () => Promise<unknown>): Writing {
  const sit = useCallback(
    (onPlace: (place: Place) => void): Seat => {
      const lock = new WritingLock(id, navigator.locks, onPlace);
      lock.claim();
      return {
        again: () => lock.claim(),
        takeOver: () => lock.takeOver(),
        leave: () => lock.leave(),
      };
    },
    [id],
  );
  return useSeat(sit, refresh);
}
