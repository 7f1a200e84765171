/** Whether this tab writes the attempt, or reads it. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { watchLease } from '@/api/live/live';

import { claimLease, refreshAttempt } from './api';
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

/** Asks the tabs of this browser, then the server; a tab that reads asks again whenever it comes into view. */
class Desk {
  readonly #lease: Lease;
  readonly #lock: WritingLock;
  readonly #onPlace: (place: Place) => void;
  #locked: Place = 'asking';
  #place: Place = 'asking';
  #wanted = false;

  constructor(attemptId: string, onPlace: (place: Place) => void) {
    this.#onPlace = onPlace;
    this.#lease = new Lease(attemptId, {
      claim: (lease, takeOver) => claimLease(attemptId, lease, takeOver),
      storage: localStorage,
    });
    this.#lock = new WritingLock(attemptId, navigator.locks, (place) => {
      this.#locked = place;
      void this.look();
    });
    this.#lock.claim();
  }

  /** Finds out who writes. */
  async look(): Promise<void> {
    if (!this.#hasLock()) {
      this.#become(this.#locked);
      return;
    }
    const takeOver = this.#wanted;
    this.#wanted = false;
    const place = await this.#lease.ask(takeOver);
    // The lock may have gone to another tab meanwhile.
    if (this.#hasLock()) this.#become(place === 'here' ? 'here' : 'elsewhere');
  }

  /** The page has come into view, or some time has passed. */
  again(): void {
    if (this.#locked === 'here') void this.look();
    else this.#lock.claim();
  }

  takeOver(): void {
    this.#wanted = true;
    if (this.#locked === 'here') void this.look();
    else this.#lock.takeOver();
  }

  leave(): void {
    this.#locked = 'asking';
    this.#lock.leave();
  }

  #hasLock(): boolean {
    return this.#locked === 'here';
  }

  #become(place: Place): void {
    if (place === this.#place) return;
    this.#place = place;
    this.#onPlace(place);
  }
}

/** `active`: the attempt is under way; nothing is asked for about one that is not known yet or is over. */
export function useWriting(attemptId: string, active: boolean): Writing {
  const client = useQueryClient();
  const [state, setState] = useState<{ place: Place; visit: number }>({
    place: 'asking',
    visit: 0,
  });
  const desk = useRef<Desk | null>(null);
  useEffect(() => {
    if (!active) return undefined;
    let was: Place = 'asking';
    const onPlace = (place: Place) => {
      const again = was === 'elsewhere' && place === 'here';
      was = place;
      if (!again) {
        setState((old) => ({ ...old, place }));
        return;
      }
      // The other tab may have saved more than this one has seen; without an answer its copy in this browser is used.
      void refreshAttempt(client, attemptId)
        .catch(() => undefined)
        .then(() => {
          if (was === 'here') setState((old) => ({ place, visit: old.visit + 1 }));
        });
    };
    const mine = new Desk(attemptId, onPlace);
    desk.current = mine;
    const look = () => {
      if (!document.hidden) mine.again();
    };
    const stop = watchLease(attemptId, () => mine.again());
    const timer = setInterval(() => mine.again(), RENEW_MS);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    window.addEventListener('online', look);
    return () => {
      stop();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
      window.removeEventListener('online', look);
      mine.leave();
    };
  }, [client, attemptId, active]);
  const takeOver = useCallback(() => desk.current?.takeOver(), []);
  return useMemo(() => ({ ...state, takeOver }), [state, takeOver]);
}
