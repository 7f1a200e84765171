import { currentToken } from '@/api/token/token';
import type { Heartbeat } from '@/api/words/presence';

/**
 * Says that this page is open. It outlives the page, is sent as the signed-in person also while they view as somebody,
 * and when it does not arrive the next one says the same. Answers whether the server will take another.
 */
export async function sendHeartbeat(beat: Heartbeat): Promise<boolean> {
  const token = await currentToken().catch(() => null);
  if (token === null) return true;
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
