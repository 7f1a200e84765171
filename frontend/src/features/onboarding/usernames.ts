import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { queryClient } from '@/api/query-client';
import type { User, UserResponse } from '@/api/types';
import type { UsernameAvailability } from '@/api/types-onboarding';
import { userKey } from '@/features/session/api';

/** Whether the signed-in person could have this name, and names like it that are free. */
export const availabilityQuery = (username: string) =>
  queryOptions({
    queryKey: ['username-availability', username],
    queryFn: ({ signal }) =>
      api.get<UsernameAvailability>('/api/auth/username-availability', {
        signal,
        params: { username },
      }),
    // Somebody else may take it meanwhile.
    staleTime: 10_000,
  });

/** Takes the name; every screen then knows it. */
export async function chooseUsername(username: string): Promise<User> {
  const { user } = await api.post<UserResponse>('/api/auth/update-username', { username });
  queryClient.setQueryData(userKey, user);
  return user;
}
