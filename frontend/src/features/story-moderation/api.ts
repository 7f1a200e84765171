import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/cache/page';
import type { Address } from '@/api/typed';
import type {
  ModeratedStory,
  ModerationAct,
  ModerationQueue,
  ModerationReason,
  ModerationRow,
} from '@/api/words';

const all = ['admin-interviews'] as const;

export const queueQuery = (queue: ModerationQueue) =>
  infiniteQueryOptions({
    queryKey: [...all, 'queue', queue],
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/admin/interviews', {
        query: { queue, ...pageParams(pageParam) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<ModerationRow>,
    staleTime: 30_000,
  });

/** What waits in a queue as a table for a spreadsheet. */
export const downloadStories = (queue: ModerationQueue) =>
  api.download('/api/admin/interviews/export', { query: { queue } });

export const countsQuery = queryOptions({
  queryKey: [...all, 'counts'],
  queryFn: ({ signal }) => api.get('/api/admin/interviews/counts', { signal }),
  staleTime: 30_000,
});

export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: async ({ signal }) =>
      (
        await api.get('/api/admin/interviews/{id}', {
          path: { id },
          signal,
        })
      ).interview,
    staleTime: 0,
  });

const addresses = {
  publish: '/api/admin/interviews/{id}/publish',
  request_changes: '/api/admin/interviews/{id}/request-changes',
  reject: '/api/admin/interviews/{id}/reject',
  remove: '/api/admin/interviews/{id}/remove',
  keep: '/api/admin/interviews/{id}/keep',
  verify: '/api/admin/interviews/{id}/verify',
} as const satisfies Record<ModerationAct, Address<'post'>>;

/** One decision on the version that was read. */
export async function decide(
  { id, version }: Pick<ModeratedStory, 'id' | 'version'>,
  act: ModerationAct,
  reason: ModerationReason | null,
): Promise<void> {
  const body = reason === null ? { version } : { version, reason };
  await api.post(addresses[act], { path: { id }, body });
}

/** A decision on the version of the company's reply that was read. */
export async function decideReply(
  id: string,
  version: number,
  act: 'publish' | 'reject',
): Promise<void> {
  await api.post(`/api/admin/interviews/{id}/reply/${act}`, { path: { id }, body: { version } });
}

/** Everything of the queues is asked again: a decision moves a story from one to another. */
export async function refreshQueues(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: all });
  await client.invalidateQueries({ queryKey: ['interviews'] });
}
