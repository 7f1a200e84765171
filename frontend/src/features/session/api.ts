import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { hasCode } from '@/api/errors';
import { queryClient } from '@/api/cache/query-client';
import { orKept, orKeptForEveryone } from '@/api/cache/kept';
import type { RegisterRequest, User } from '@/api/words';
import { editions } from '@/features/session/agreements/editions';
import { logError } from '@/platform/log';
import { write } from '@/platform/storage';
import { settleReferral, storedReferral } from './referral/referral';
import { fallbackName } from './rules';
import { session } from './store';

/** The settings that every browser gets: where the identity provider is, what is switched on. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => orKeptForEveryone('config', () => api.get('/api/config', { signal })),
  networkMode: 'always',
  staleTime: Infinity,
  meta: { sameForAll: true },
});

export const userKey = ['user'] as const;

/** The server's record of the signed-in person. An account the server does not know is registered first (spec §4). */
export const userQuery = queryOptions({
  queryKey: userKey,
  queryFn: async ({ signal }): Promise<User> => {
    try {
      const ask = () => api.get('/api/auth/user', { signal });
      return (await orKept('user', ask)).user;
    } catch (error) {
      if (!hasCode(error, 'not_found', 'not_registered')) throw error;
      return registerNew();
    }
  },
  networkMode: 'always',
});

/** Records that the person who is signed in agrees to the texts in the editions of this application. */
export async function agree(): Promise<void> {
  await api.put('/api/users/agreements', { body: editions });
  queryClient.setQueryData<User>(userKey, (user) => user && { ...user, agreements_due: false });
}

/** Registers an account that the server does not know. A company needs no welcome (spec §4). */
export async function registerNew(): Promise<User> {
  const user = await register();
  if (!user.is_company) write('justSignedUp', user.id);
  return user;
}

/** Registers the account, or answers the one that is there; a code that waited is settled by it. */
export async function register(): Promise<User> {
  const { account, registration: form } = session();
  if (account === null) throw new Error('nobody is signed in');
  const referral = storedReferral();
  const body: RegisterRequest = {
    firebase_uid: account.uid,
    email: account.email,
    display_name: form?.displayName ?? fallbackName(account.displayName, account.email),
    is_company: form?.isCompany ?? false,
    phone: null,
    ...(referral === null ? {} : { referral_code: referral }),
  };
  const { user } = await api.create('/api/auth/register', { body });
  if (referral !== null) settleReferral(account.uid);
  // The form said what making the account agrees to. Elsewhere, and where this fails, the notice above the page asks.
  if (form === null) return user;
  return agree().then(
    () => ({ ...user, agreements_due: false }),
    (error: unknown) => {
      logError('agreeing to the terms', error);
      return user;
    },
  );
}

/** Has the provider mail the link that verifies this address. */
export async function requestVerification(email: string): Promise<void> {
  await api.post('/api/users/send-email-verification', { body: { email } });
}
