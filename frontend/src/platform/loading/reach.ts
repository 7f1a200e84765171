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
