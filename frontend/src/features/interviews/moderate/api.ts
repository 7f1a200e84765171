import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/page';
import { segmentOf } from '@/api/segment';
import type { Page } from '@/api/types';
import type {
  ModeratedStory,
  ModerationAct,
  ModerationCounts,
  ModerationQueue,
  ModerationReason,
  ModerationRow,
} from '@/api/types-interview';

const all = ['admin-interviews'] as const;
const one = (id: string) => `/api/admin/interviews/${encodeURIComponent(id)}`;

export const queueQuery = (queue: ModerationQueue) =>
  infiniteQueryOptions({
    queryKey: [...all, 'queue', queue],
    queryFn: ({ pageParam, signal }) =>
      api.get<Page<ModerationRow>>('/api/admin/interviews', {
        params: { queue, ...pageParams(pageParam) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<ModerationRow>,
    staleTime: 30_000,
  });

export const countsQuery = queryOptions({
  queryKey: [...all, 'counts'],
  queryFn: ({ signal }) => api.get<ModerationCounts>('/api/admin/interviews/counts', { signal }),
  staleTime: 30_000,
});

export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: async ({ signal }) =>
      (await api.get<{ interview: ModeratedStory }>(one(id), { signal })).interview,
    staleTime: 0,
  });

/** One decision on the version that was read. */
export async function decide(
  { id, version }: Pick<ModeratedStory, 'id' | 'version'>,
  act: ModerationAct,
  reason: ModerationReason | null,
): Promise<void> {
  const body = reason === null ? { version } : { version, reason };
  await api.post(`${one(id)}/${segmentOf(act)}`, body);
}

/** A decision on the version of the company's reply that was read. */
export async function decideReply(
  id: string,
  version: number,
  act: 'publish' | 'reject',
): Promise<void> {
  await api.post(`${one(id)}/reply/${act}`, { version });
}

/** Everything of the queues is asked again: a decision moves a story from one to another. */
export async function refreshQueues(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: all });
  await client.invalidateQueries({ queryKey: ['interviews'] });
}
