import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor } from '@/api/page';
import type { List, Page } from '@/api/types';
import type {
  CompanyStories,
  LikeStatus,
  LikeStatuses,
  StoriesSummary,
  Story,
  StoryCard,
  StoryCompanyMatch,
  StoryReportReason,
} from '@/api/types-interview';
import { listFilters, type StoryQuery } from './rules';

const all = ['interviews'] as const;
const one = (id: string) => `/api/interviews/${encodeURIComponent(id)}`;

/** How many stories the list asks for at a time. */
export const LIST_SIZE = 20;

function listParams(query: StoryQuery): Record<string, string | undefined> {
  const lists = listFilters.map((name) => [name, query[name].join(',') || undefined]);
  return {
    ...(Object.fromEntries(lists) as Record<string, string | undefined>),
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
      api.get<Page<StoryCard>>('/api/interviews', {
        params: { ...listParams(query), cursor: pageParam, limit: LIST_SIZE },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<StoryCard>,
    placeholderData: keepPreviousData,
  });

export const storyByIdQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: async ({ signal }) => (await api.get<{ story: Story }>(one(id), { signal })).story,
  });

export const summaryQuery = queryOptions({
  queryKey: [...all, 'summary'],
  queryFn: ({ signal }) => api.get<StoriesSummary>('/api/interviews/summary', { signal }),
});

/** Companies whose name begins like this. */
export const companiesQuery = (typed: string) =>
  queryOptions({
    queryKey: [...all, 'companies', typed],
    queryFn: ({ signal }) =>
      api.get<List<StoryCompanyMatch>>('/api/interviews/companies', {
        params: { q: typed },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Which of these the person likes, and how many do (spec §7). Never call it with no ids. */
export function likeStatuses(ids: readonly string[], signal?: AbortSignal): Promise<LikeStatuses> {
  return api.post<LikeStatuses>(
    '/api/interviews/batch/like-status',
    { interview_ids: ids },
    { signal },
  );
}

export function saveLike(id: string, liked: boolean): Promise<LikeStatus> {
  const path = `${one(id)}/like`;
  return liked ? api.put<LikeStatus>(path, {}) : api.remove<LikeStatus>(path);
}

export async function reportStory(
  id: string,
  reason: StoryReportReason,
  details: string | null,
): Promise<void> {
  await api.create(`${one(id)}/reports`, { reason, text: details });
}

export async function sendReply(id: string, words: string): Promise<void> {
  await api.create(`${one(id)}/reply`, { text: words });
}

export async function sendDispute(id: string, words: string): Promise<void> {
  await api.create(`${one(id)}/dispute`, { text: words });
}

/** The stories about a company, with what became of its replies; for its members. */
export const companyStoriesQuery = (companyId: string) =>
  infiniteQueryOptions({
    queryKey: [...all, 'of-company', companyId],
    queryFn: ({ pageParam, signal }) =>
      api.get<CompanyStories>(`/api/companies/${encodeURIComponent(companyId)}/interviews`, {
        params: { cursor: pageParam, limit: LIST_SIZE },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: CompanyStories) => page.next_cursor ?? undefined,
    staleTime: 30_000,
  });
