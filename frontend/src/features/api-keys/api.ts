/** Calls about the API keys of the signed-in person's company. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/cache/page';
import { queryClient } from '@/api/cache/query-client';
import type { ApiKey, MadeApiKey, MakeApiKey } from '@/api/words';

const address = '/api/companies/me/api-keys';

/** The keys that nobody has revoked, the newest first. Other owners change them. */
export const keysQuery = infiniteQueryOptions({
  queryKey: ['company', 'api-keys'] as const,
  queryFn: ({ pageParam, signal }) => api.get(address, { query: pageParams(pageParam), signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: nextCursor<ApiKey>,
  staleTime: 0,
});

const again = () => queryClient.invalidateQueries({ queryKey: keysQuery.queryKey });

export async function makeKey(wanted: MakeApiKey, key: string): Promise<MadeApiKey> {
  const made = await api.create(address, { body: wanted, key });
  await again();
  return made;
}

export async function revokeKey(id: string): Promise<void> {
  await api.post(`${address}/{id}/revoke`, { path: { id } });
  await again();
}
