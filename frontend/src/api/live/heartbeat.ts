import { currentToken } from '@/api/token/token';
import type { Heartbeat } from '@/api/words/presence';

/** How long a sign-in that is to end waits for a heartbeat that has no answer. */
const LONGEST_WAIT_MS = 3000;

/** The token of a sign-in that is ended here; nothing is said with it. */
let ended: string | null = null;
const underWay = new Set<Promise<boolean>>();

/**
 * Says that this page is open. It outlives the page, is sent as the signed-in person also while they view as somebody,
 * and when it does not arrive the next one says the same. Answers whether the server will take another.
 */
export async function sendHeartbeat(beat: Heartbeat): Promise<boolean> {
  const token = await currentToken().catch(() => null);
  if (token === null || token === ended) return true;
  const sent = put(beat, token);
  underWay.add(sent);
  return sent.finally(() => underWay.delete(sent));
}

/** Does `work`, which ends the sign-in, once every heartbeat is answered: one that arrived after it would be refused. */
export async function endingSignIn(work: () => Promise<void>): Promise<void> {
  ended = await currentToken();
  const enough = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  await Promise.race([Promise.all(underWay), enough]);
  try {
    await work();
  } catch (error) {
    ended = null;
    throw error;
  }
}

async function put(beat: Heartbeat, token: string): Promise<boolean> {
  try {
    const { status } = await fetch('/api/users/presence', {
      method: 'PUT',
      body: JSON.stringify(beat),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      credentials: 'omit',
      keepalive: true,
      referrerPolicy: 'no-referrer',
    });
    return status !== 401 && status !== 403;
  } catch {
    return true;
  }
}
