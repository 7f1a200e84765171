import type { Query } from '@tanstack/react-query';
import { keepFor } from '@/api/cache/kept';
import { queryClient } from '@/api/cache/query-client';
import { clearToken, setTokenSource } from '@/api/token/token';
import type { User } from '@/api/words';
import { logError } from '@/platform/log';
import { forget, onOtherTab, read, write } from '@/platform/storage';
import { configQuery } from '@/features/session/api';
import { forgetDrafts } from '@/features/session/leaving/kept-drafts';
import { session, sessionActions } from '@/features/session/store';
import { arrive } from './arrival';
import type { Identity } from './firebase';
import { recallForm } from './form-memory';
import { becameSignedIn, type Account, type Came } from './machine';

let loading: Promise<Identity> | null = null;
let arriving: Promise<User> | null = null;

/** The SDK, fetched and initialised once; a failed fetch is tried again at the next call. */
export function identity(): Promise<Identity> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(): Promise<Identity> {
  const [{ createIdentity }, config] = await Promise.all([
    import('./firebase'),
    queryClient.query({ ...configQuery, staleTime: 'static' }),
  ]);
  const ready = createIdentity(config.firebase);
  setTokenSource((force) => ready.token(force));
  // What the SDK says first is what it found; whatever it says later has happened since.
  let came: Came = read('redirectPending') === null ? 'found' : await pickUp(ready);
  await new Promise<void>((resolve) => {
    ready.watch((account) => {
      applyAccount(account, came);
      came = 'signed-in';
      resolve();
    });
  });
  return ready;
}

/** The answer of the provider's page, read before anything is shown (spec §4). */
async function pickUp(ready: Identity): Promise<Came> {
  forget('redirectPending');
  try {
    return (await ready.redirected()) === null ? 'found' : 'signed-in';
  } catch (error) {
    logError('the way back from the sign-in page', error);
    sessionActions.fail(error);
    return 'found';
  }
}

/** Everything the server said to one person; what it says to everybody is marked. */
const personal = { predicate: ({ meta }: Query) => meta?.['sameForAll'] !== true };

/** Who has erased their account is signed out by that: their drafts leave this browser. */
function forgetErased(): void {
  const uid = read('erasing');
  if (uid === null) return;
  forget('erasing');
  void forgetDrafts(uid, 'delete');
}

/** The provider's word, also when it comes from another tab: nothing of one person may be shown to the next. */
function applyAccount(account: Account | null, came: Came): void {
  keepFor(account?.uid ?? null);
  const before = session();
  if (before.account?.uid !== account?.uid) clearToken();
  if (account === null) {
    forget('signedIn');
    forgetErased();
    arriving = null;
    if (before.account !== null) queryClient.removeQueries(personal);
    sessionActions.signedOut();
    return;
  }
  write('signedIn', '1');
  sessionActions.signedIn(account);
  if (!becameSignedIn(before, session())) return;
  void queryClient.resetQueries(personal);
  arriving = arrive(account, came);
  arriving.catch((error: unknown) => logError('the account could not be loaded', error));
}

/** After the provider's yes: the server's record of this account, registered if it is new. */
export async function enter(account: Account): Promise<User> {
  applyAccount(account, 'signed-in');
  // A second try after the server could not be reached begins again.
  const user = arriving?.catch(() => null) ?? null;
  return (await user) ?? arrive(account, 'signed-in');
}

/** At the start: without a hint nobody is signed in, and nothing has to be fetched to know it. */
export function startSession(): void {
  // A sign-in in another tab; once the SDK is loaded here, it sees everything itself.
  onOtherTab('signedIn', (value) => {
    if (value !== null) restore();
  });
  recallForm();
  if (read('signedIn') === null && read('redirectPending') === null) sessionActions.signedOut();
  else restore();
}

/** Finds the session again. Where that fails, the hint stays and so does the wait: nobody is signed out by it. */
export function restore(): void {
  sessionActions.unavailable(null);
  identity().catch((error: unknown) => {
    logError('the sign-in service could not be loaded', error);
    sessionActions.unavailable(error);
    addEventListener('online', restore, { once: true });
  });
}
