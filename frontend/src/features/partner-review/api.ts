import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/cache/page';
import type { AdminPartnerApplication, PartnerApplicationState } from '@/api/words';
import type { PartnerAct } from './rules';

const all = ['admin-partner-applications'] as const;
const base = '/api/admin/partner-applications';

/** The applications in one state, newest first. */
export const applicationsQuery = (state: PartnerApplicationState) =>
  infiniteQueryOptions({
    queryKey: [...all, 'state', state],
    queryFn: ({ pageParam, signal }) =>
      api.get(base, { query: { state, ...pageParams(pageParam) }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor,
    staleTime: 30_000,
  });

export const countsQuery = queryOptions({
  queryKey: [...all, 'counts'],
  queryFn: ({ signal }) => api.get(`${base}/counts`, { signal }),
  staleTime: 30_000,
});

export const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: ({ signal }) => api.get(`${base}/{id}`, { path: { id }, signal }),
    staleTime: 0,
  });

/** One decision on the version that was read. */
export async function decide(
  { id, version }: Pick<AdminPartnerApplication, 'id' | 'version'>,
  act: PartnerAct,
  words: string,
): Promise<void> {
  if (act === 'approve') {
    const body = { version, note: words === '' ? null : words };
    await api.post(`${base}/{id}/approve`, { path: { id }, body });
  } else {
    await api.post(`${base}/{id}/reject`, { path: { id }, body: { version, reason: words } });
  }
}

/** Everything of the queue is asked again: a decision moves a row from one state to another. */
export function refreshQueue(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: all });
}
