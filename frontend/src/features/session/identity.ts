import type { Query } from '@tanstack/react-query';
import { queryClient } from '@/api/query-client';
import { clearToken, setTokenSource } from '@/api/token';
import { logError } from '@/platform/log';
import { forget, read, write } from '@/platform/storage';
import { configQuery } from './api';
import type { Identity } from './firebase';
import { session, sessionActions, type Account } from './store';

let loading: Promise<Identity> | null = null;

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
  await new Promise<void>((resolve) => {
    ready.watch((account) => {
      applyAccount(account);
      resolve();
    });
  });
  return ready;
}

/** Everything the server said to one person; the settings are the same for all. */
const personal = { predicate: ({ queryKey }: Query) => queryKey[0] !== configQuery.queryKey[0] };

/** The provider's word, also when it comes from another tab: nothing of one person may be shown to the next. */
function applyAccount(account: Account | null): void {
  const before = session().account;
  if (before?.uid !== account?.uid) clearToken();
  if (account === null) {
    forget('signedIn');
    queryClient.removeQueries(personal);
    sessionActions.signedOut();
    return;
  }
  write('signedIn', '1');
  sessionActions.signedIn(account);
  if (before?.uid !== account.uid) void queryClient.resetQueries(personal);
}

/** At the start: without the hint nobody is signed in, and nothing has to be fetched to know it. */
export function startSession(): void {
  if (read('signedIn') === null) {
    sessionActions.signedOut();
    return;
  }
  identity().catch((error: unknown) => {
    // The hint stays: the next page load tries again.
    logError('the sign-in service could not be loaded', error);
    sessionActions.signedOut();
  });
}
