import { keptAnswer } from '@/api/cache/kept';
import { queryClient } from '@/api/cache/query-client';
import type { Answer } from '@/api/typed';
import type { User } from '@/api/words';
import { userKey, userQuery } from './api';
import { settled } from './store';

/**
 * The signed-in person, or null, outside of React. The record of the last visit is enough where there is no newer one:
 * it decides what is worth asking for, never what is shown.
 */
export async function whoLooks(): Promise<User | null> {
  const { status } = await settled();
  if (status !== 'signed-in') return null;
  const kept = keptAnswer('user') as Answer<'get', '/api/auth/user'> | null;
  return queryClient.getQueryData<User>(userKey) ?? kept?.user ?? queryClient.query(userQuery);
}
