import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { queryClient } from '@/api/cache/query-client';
import type { User } from '@/api/words';
import { userKey } from '@/features/session/api';

/** Whether the signed-in person could have this name, and names like it that are free. */
export const availabilityQuery = (username: string) =>
  queryOptions({
    queryKey: ['username-availability', username],
    queryFn: ({ signal }) =>
      api.get('/api/auth/username-availability', { query: { username }, signal }),
    // Somebody else may take it meanwhile.
    staleTime: 10_000,
  });

/** Takes the name; every screen then knows it. */
export async function chooseUsername(username: string): Promise<User> {
  const { user } = await api.post('/api/auth/update-username', {
    body: { username },
  });
  queryClient.setQueryData(userKey, user);
  return user;
}
