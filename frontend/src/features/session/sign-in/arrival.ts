import { queryClient } from '@/api/cache/query-client';
import type { User } from '@/api/words';
import { logError } from '@/platform/log';
import { clearFlag, isFlagged, setFlag } from '@/platform/storage';
import { register, requestVerification, userKey, userQuery } from '@/features/session/api';
import { applyReferral, storedReferral } from '@/features/session/referral/referral';
import { keepForm } from './form-memory';
import { actsOnArrival, isFresh, type Account, type Act } from './machine';

/** Loads the record of a person who has just signed in, then does what follows from it (spec §4). */
export async function arrive(account: Account): Promise<User> {
  const fresh = isFresh(account.signedInAt, Date.now());
  const user = await queryClient.query({ ...userQuery, staleTime: 0 });
  keepForm(null);
  void follow(account, user, fresh);
  return user;
}

/** One act after the other. None of them blocks the person: a failure is logged. */
async function follow({ uid, email }: Account, user: User, fresh: boolean): Promise<void> {
  const referral = storedReferral();
  const acts = actsOnArrival({
    user,
    fresh,
    referral,
    referralSet: isFlagged('referralSet', uid),
    verificationSent: isFlagged('verificationSent', uid),
  });
  const run: Record<Act, () => Promise<void>> = {
    register: async () => {
      queryClient.setQueryData(userKey, await register());
    },
    'apply-referral': () => applyReferral(uid, referral ?? ''),
    'send-verification': () => mailVerification(uid, email),
  };
  for (const act of acts) {
    await run[act]().catch((error: unknown) => logError(`after signing in: ${act}`, error));
  }
}

/** Mails the link and remembers for this person that it was mailed. The memory comes first: a page that is left before the answer must not ask again. */
export async function mailVerification(uid: string, email: string): Promise<void> {
  const before = isFlagged('verificationSent', uid);
  setFlag('verificationSent', uid);
  try {
    await requestVerification(email);
  } catch (error) {
    if (!before) clearFlag('verificationSent', uid);
    throw error;
  }
}
