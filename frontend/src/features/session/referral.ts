import { forget, read, write } from '@/platform/storage';
import { parseReferral, referralFromQuery } from './rules';

/** Keeps a referral code that came with the address, until an account is made (spec §5). */
export function keepReferral(): void {
  const code = referralFromQuery(location.search);
  if (code !== null) write('referralCode', code);
}

/** Keeps a code from a path segment; a malformed one is ignored. Returns the code that counts now. */
export function currentReferral(fromPath: string | undefined): string | null {
  const code = parseReferral(fromPath);
  if (code !== null) write('referralCode', code);
  return code ?? parseReferral(read('referralCode'));
}

export function dropReferral(): void {
  forget('referralCode');
}
