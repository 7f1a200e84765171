/** That somebody types: sent to the other side now and then, shown for a moment. */
import { useCallback, useEffect, useRef, useState } from 'react';

const TELL_EVERY_MS = 2000;
const SHOWN_MS = 4000;

/** Whether the other side types, and what is called when it is heard to. */
export function useTyping(): [boolean, () => void] {
  const [at, setAt] = useState<number>();
  useEffect(() => {
    if (at === undefined) return undefined;
    const timer = setTimeout(() => setAt(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [at]);
  const hear = useCallback(() => setAt(Date.now()), []);
  return [at !== undefined, hear];
}

/** Tells the other side, at most every two seconds. */
export function useTelling(tell: () => void): () => void {
  const last = useRef(0);
  return useCallback(() => {
    const now = Date.now();
    if (now - last.current < TELL_EVERY_MS) return;
    last.current = now;
    tell();
  }, [tell]);
}
