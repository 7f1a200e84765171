/** Calls about the connections of the signed-in person's company to applicant tracking systems. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/cache/page';
import { queryClient } from '@/api/cache/query-client';
import type { AddAtsConnection, AtsConnection, AtsExchange, MadeAtsConnection } from '@/api/words';

const address = '/api/companies/me/ats-connections';

/** The connections, the newest first. Other owners change them. */
export const connectionsQuery = infiniteQueryOptions({
  queryKey: ['company', 'ats-connections'] as const,
  queryFn: ({ pageParam, signal }) => api.get(address, { query: pageParams(pageParam), signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: nextCursor<AtsConnection>,
  staleTime: 0,
});

/** What the system asked for and was sent, the newest first. */
export function exchangesQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: ['company', 'ats-connections', id, 'exchanges'] as const,
    queryFn: ({ pageParam, signal }) =>
      api.get(`${address}/{id}/exchanges`, {
        path: { id },
        query: pageParams(pageParam),
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<AtsExchange>,
    staleTime: 0,
  });
}

const again = () => queryClient.invalidateQueries({ queryKey: connectionsQuery.queryKey });

export async function addConnection(
  wanted: AddAtsConnection,
  key: string,
): Promise<MadeAtsConnection> {
  const made = await api.create(address, { body: wanted, key });
  await again();
  return made;
}

export async function replaceKey({ id }: AtsConnection): Promise<MadeAtsConnection> {
  const made = await api.post(`${address}/{id}/rotate`, { path: { id } });
  await again();
  return made;
}

export async function stepConnection(
  { id, version }: AtsConnection,
  act: 'pause' | 'resume',
): Promise<void> {
  const call = { path: { id }, body: { version } };
  await (act === 'pause'
    ? api.post(`${address}/{id}/pause`, call)
    : api.post(`${address}/{id}/resume`, call));
  await again();
}

export async function deleteConnection({ id }: AtsConnection): Promise<void> {
  await api.post(`${address}/{id}/delete`, { path: { id } });
  await again();
}
