import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import { forget, read, setFlag, write } from '@/platform/storage';
import { parseReferral, referralFromQuery } from '@/features/session/rules';

/** The code that waits in this browser: of this tab, else of this browser (spec §5). */
export function storedReferral(): string | null {
  return parseReferral(read('referralCodeOfTab')) ?? parseReferral(read('referralCode'));
}

/** Keeps a code that came with the address, unless one waits already. */
export function keepReferral(): void {
  const code = referralFromQuery(location.search);
  if (code === null) return;
  countClick(code);
  if (storedReferral() === null) write('referralCode', code);
}

/** Says once a tab that a link with this code was opened; the server counts it by day, without who. */
function countClick(code: string): void {
  if (read('referralClickOfTab') === code) return;
  write('referralClickOfTab', code);
  api.post('/api/events/referral-click', { body: { code } }).catch(() => undefined);
}

/**
 * Keeps a code from a path segment, which is a link that was opened like one with the code in its query; a malformed one
 * is ignored. Returns the code that counts now.
 */
export function currentReferral(fromPath: string | undefined): string | null {
  const code = parseReferral(fromPath);
  if (code !== null) {
    countClick(code);
    write('referralCodeOfTab', code);
  }
  return storedReferral();
}

export function dropReferral(): void {
  forget('referralCodeOfTab');
  forget('referralCode');
}

/** The server knows who brought this person, or never will: nothing is left to send (spec §8). */
export function settleReferral(uid: string): void {
  setFlag('referralSet', uid);
  dropReferral();
}

/** Sends the code. Refused for good (409, 400) it is settled too; any other failure leaves it for next time. */
export async function applyReferral(uid: string, code: string): Promise<void> {
  try {
    await api.post('/api/auth/set-referral-code', { body: { referral_code: code } });
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 400)) throw error;
  }
  settleReferral(uid);
}
