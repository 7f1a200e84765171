import { ANALYTICS_IDLE_TIMEOUT_MS } from '@/facts/constants';

/** Runs something when the browser has nothing better to do; returns the way to call it off. */
export function whenIdle(run: () => void, timeout = ANALYTICS_IDLE_TIMEOUT_MS): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, 0);
  return () => clearTimeout(timer);
}
