import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor } from '@/api/cache/page';
import type { CompanyStories, LikeStatus, StoryCard, StoryReportReason } from '@/api/words';
import { listFilters, type ListFilter, type StoryQuery } from './rules';

const all = ['interviews'] as const;

/** How many stories the list asks for at a time. */
export const LIST_SIZE = 20;

function listParams(query: StoryQuery) {
  const lists = listFilters.map((name) => [name, query[name].join(',') || undefined]);
  return {
    ...(Object.fromEntries(lists) as Partial<Record<ListFilter, string>>),
    q: query.q === '' ? undefined : query.q,
    verified: query.verified ? 'true' : undefined,
    sort: query.sort,
  };
}

/** The stories of a query; while another is asked for, the last one's stay. */
export const storiesQuery = (query: StoryQuery) =>
  infiniteQueryOptions({
    queryKey: [...all, 'list', query],
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/interviews', {
        query: { ...listParams(query), cursor: pageParam, limit: LIST_SIZE },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<StoryCard>,
    placeholderData: keepPreviousData,
  });

export const storyByIdQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: async ({ signal }) =>
      (await api.get('/api/interviews/{id}', { path: { id }, signal })).story,
  });

export const summaryQuery = queryOptions({
  queryKey: [...all, 'summary'],
  queryFn: ({ signal }) => api.get('/api/interviews/summary', { signal }),
});

/** Companies whose name begins like this. */
export const companiesQuery = (typed: string) =>
  queryOptions({
    queryKey: [...all, 'companies', typed],
    queryFn: ({ signal }) =>
      api.get('/api/interviews/companies', {
        query: { q: typed },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Which of these the person likes, and how many do (spec §7). Never call it with no ids. */
export function likeStatuses(ids: readonly string[], signal?: AbortSignal) {
  return api.post('/api/interviews/batch/like-status', {
    body: { interview_ids: [...ids] },
    signal,
  });
}

export function saveLike(id: string, liked: boolean): Promise<LikeStatus> {
  const call = { path: { id } };
  return liked
    ? api.put('/api/interviews/{id}/like', call)
    : api.remove('/api/interviews/{id}/like', call);
}

export async function reportStory(
  id: string,
  reason: StoryReportReason,
  details: string | null,
): Promise<void> {
  await api.create('/api/interviews/{id}/reports', {
    path: { id },
    body: { reason, text: details },
  });
}

export async function sendReply(id: string, words: string): Promise<void> {
  await api.create('/api/interviews/{id}/reply', { path: { id }, body: { text: words } });
}

export async function sendDispute(id: string, words: string): Promise<void> {
  await api.create('/api/interviews/{id}/dispute', { path: { id }, body: { text: words } });
}

/** The stories about a company, with what became of its replies; for its members. */
export const companyStoriesQuery = (companyId: string) =>
  infiniteQueryOptions({
    queryKey: [...all, 'of-company', companyId],
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/companies/{id}/interviews', {
        path: { id: companyId },
        query: { cursor: pageParam, limit: LIST_SIZE },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: CompanyStories) => page.next_cursor ?? undefined,
    staleTime: 30_000,
  });

/** Stories about the companies that the person has applied to. */
export const toReadQuery = queryOptions({
  queryKey: [...all, 'to-read'],
  queryFn: ({ signal }) => api.get('/api/users/stories-to-read', { signal }),
});
