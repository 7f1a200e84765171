import { queryClient } from '@/api/cache/query-client';
import { viewing } from '@/api/token/view-as';
import type { User } from '@/api/words';
import { logError } from '@/platform/log';
import { clearFlag, isFlagged, setFlag } from '@/platform/storage';
import {
  register,
  registerNew,
  requestVerification,
  userKey,
  userQuery,
} from '@/features/session/api';
import { applyReferral, storedReferral } from '@/features/session/referral/referral';
import { session } from '@/features/session/store';
import { keepForm } from './form-memory';
import { actsOnArrival, isFresh, type Account, type Act, type Came } from './machine';

/**
 * The record after a sign-in of this moment, set directly (spec §4): the answer of the registration after a sign-up, else
 * that of the one call for the user which every log-in makes. What another part of the page has just asked for will do.
 */
function setRecord(): Promise<User> {
  const made = session().registration?.isNew === true;
  return queryClient.query({
    ...userQuery,
    ...(made ? { queryFn: registerNew } : {}),
    staleTime: 'static',
  });
}

/** The record of a session that was found again: the server is asked, whatever is known here (spec §4). */
function syncRecord(): Promise<User> {
  return queryClient.query({ ...userQuery, staleTime: 0 });
}

/** Has the record of a person who has become signed in, then does what follows from it (spec §4). */
export async function arrive(account: Account, came: Came = 'found'): Promise<User> {
  // No clock is asked about what has just happened here.
  const fresh = came === 'signed-in' || isFresh(account.signedInAt, Date.now());
  const user = await (fresh ? setRecord() : syncRecord());
  keepForm(null);
  // The record is then another's.
  if (viewing() === null) void follow(account, user, fresh);
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
