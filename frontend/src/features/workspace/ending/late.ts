/** What is still to arrive when the time is up: the connection was gone, and the text is in this browser only. */
import { useEffect, useState } from 'react';

import { finishAttempt } from '@/features/attempts/api';
import type { DraftBook } from '@/features/attempts/hooks';

/** The server takes the text of a broken connection for so long after the end. */
export const LATE_MS = 120_000;
const RETRY_MS = 3_000;

/** `waiting`: not arrived yet; `delivered`: arrived after a wait; `kept`: too late, the text is here only. */
export type Late = 'none' | 'waiting' | 'delivered' | 'kept';

/** Whether to try again at server time `nowMs`, or what has become of the text. */
export function lateStep(unsent: boolean, waited: boolean, nowMs: number, endMs: number): Late {
  if (unsent) return nowMs < endMs + LATE_MS ? 'waiting' : 'kept';
  return waited ? 'delivered' : 'none';
}

/** Once the time is up, sends what is unsent until it has arrived or can no longer count. */
export function useLateDelivery(
  { id, ends_at }: { id: string; ends_at: string },
  book: DraftBook,
  over: boolean,
  skewMs: number,
): Late {
  const [late, setLate] = useState<Late>('none');
  useEffect(() => {
    if (!over) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waited = false;
    let left = false;
    const step = async () => {
      await book.flush();
      if (left) return;
      const next = lateStep(book.hasUnsent(), waited, Date.now() + skewMs, Date.parse(ends_at));
      setLate(next);
      if (next === 'waiting') {
        waited = true;
        timer = setTimeout(() => void step(), RETRY_MS);
        return;
      }
      book.close();
      // Nothing more is to come: the server need not wait for it.
      if (next === 'delivered') await finishAttempt(id).catch(() => undefined);
    };
    void step();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [id, ends_at, book, over, skewMs]);
  return late;
}
