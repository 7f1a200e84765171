/** The longest that the server is waited for before it counts as out of reach. */
const PROBE_MS = 5_000;

/** Whether the server answers; what it answers does not matter. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) });
    return true;
  } catch {
    return false;
  }
}
