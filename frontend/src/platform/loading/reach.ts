/** The longest that the server is waited for before it counts as out of reach. */
const PROBE_MS = 5_000;

/** Whether the server answers; what it answers does not matter. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(PROBE_MS);
    const answer = await fetch('/healthz', { cache: 'no-store', signal });
    // An answer that nobody reads keeps its connection until the time is over.
    await answer.text();
    return true;
  } catch {
    return false;
  }
}

let answering = true;
const listeners = new Set<() => void>();

/** What the last call has shown: whether anything answers, whatever the browser believes of its network. */
export function noteAnswer(answered: boolean): void {
  if (answered === answering) return;
  answering = answered;
  for (const listener of listeners) listener();
}

export const isAnswering = (): boolean => answering;

/** Calls back when that changes. */
export function watchAnswers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
