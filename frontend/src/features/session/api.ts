import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { hasCode } from '@/api/errors';
import type { PublicConfig, RegisterRequest, User, UserResponse } from '@/api/types';
import { read } from '@/platform/storage';
import { fallbackName, parseReferral } from './rules';
import { session } from './store';

/** What the server tells every browser: where the identity provider is, what is switched on. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => api.get<PublicConfig>('/api/config', { signal }),
  staleTime: Infinity,
});

export const userKey = ['user'] as const;

/** The server's record of the signed-in person. An account the server does not know is registered first (spec §4). */
export const userQuery = queryOptions({
  queryKey: userKey,
  queryFn: async ({ signal }): Promise<User> => {
    try {
      return (await api.get<UserResponse>('/api/auth/user', { signal })).user;
    } catch (error) {
      if (!hasCode(error, 'not_found', 'not_registered')) throw error;
      return (await api.create<UserResponse>('/api/auth/register', registration())).user;
    }
  },
});

/** What is sent for a new account: the form's words where there was one, else the provider's. */
function registration(): RegisterRequest {
  const { account, registration: form } = session();
  if (account === null) throw new Error('nobody is signed in');
  const referral = parseReferral(read('referralCode'));
  return {
    firebase_uid: account.uid,
    email: account.email,
    display_name: form?.displayName ?? fallbackName(account.displayName, account.email),
    is_company: form?.isCompany ?? false,
    phone: null,
    ...(referral === null ? {} : { referral_code: referral }),
  };
}
