/** What is still to arrive when the time is up: the connection was gone, and the text is in this browser only. */
import { useEffect, useState } from 'react';

import type { DraftBook, Unsent } from '@/features/attempts/hooks';

/** The server takes the text of a broken connection for so long after the end. */
export const LATE_MS = 120_000;
const RETRY_MS = 3_000;

/** `waiting`: not arrived yet; `delivered`: arrived after a wait; `kept`: too late or refused, the text is here only. */
export type Late = 'none' | 'waiting' | 'delivered' | 'kept';

/** Whether to try again at server time `nowMs`, or what has become of the text. */
export function lateStep(unsent: Unsent, waited: boolean, nowMs: number, endMs: number): Late {
  if (unsent === 'refused') return 'kept';
  if (unsent === 'on_its_way') return nowMs < endMs + LATE_MS ? 'waiting' : 'kept';
  return waited ? 'delivered' : 'none';
}

/**
 * Once the time is up, sends what is unsent until it has arrived or can no longer count. The attempt is closed by the
 * server alone: its end may move meanwhile, after an outage or because the company gives time.
 */
export function useLateDelivery(
  endsAt: string,
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
      const next = lateStep(book.unsent(), waited, Date.now() + skewMs, Date.parse(endsAt));
      setLate(next);
      if (next !== 'waiting') return;
      waited = true;
      timer = setTimeout(() => void step(), RETRY_MS);
    };
    void step();
    return () => {
      left = true;
      clearTimeout(timer);
      setLate('none');
    };
  }, [endsAt, book, over, skewMs]);
  return late;
}
