/** Calls about candidates whom Assay recommends to single companies. */
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { nextCursor, pageParams } from '@/api/cache/page';
import { api } from '@/api/client';
import type { AddToRecruitList } from '@/api/words';
import { LEAST_TYPED } from './rules';

const all = ['recruiting'] as const;

/** The company's own list, newest first. */
export const recommendedQuery = infiniteQueryOptions({
  queryKey: [...all, 'own'],
  queryFn: ({ pageParam, signal }) =>
    api.get('/api/recruit-talent', { query: pageParams(pageParam), signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: nextCursor,
  staleTime: 0,
});

export async function sendMessage(id: string, message: string, key: string): Promise<void> {
  await api.create('/api/recruit-talent/{id}/messages', { path: { id }, body: { message }, key });
}

/** The list that the admin makes for a company. */
export const recruitListQuery = (company: string) =>
  infiniteQueryOptions({
    queryKey: [...all, 'list', company],
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/admin/recruit-lists/{id}', {
        path: { id: company },
        query: pageParams(pageParam),
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor,
    staleTime: 0,
  });

/** Candidates who show their name, by a part of name or address. */
export const membersQuery = (name: string) =>
  queryOptions({
    queryKey: [...all, 'members', name],
    queryFn: ({ signal }) => api.get('/api/admin/recruit-members', { query: { name }, signal }),
    staleTime: 30_000,
    enabled: name.length >= LEAST_TYPED,
  });

export async function addToList(
  company: string,
  body: AddToRecruitList,
  key: string,
): Promise<void> {
  await api.create('/api/admin/recruit-lists/{id}', { path: { id: company }, body, key });
}

export async function removeFromList(id: string): Promise<void> {
  await api.remove('/api/admin/recruit-picks/{id}', { path: { id } });
}

/** Every list is asked again. */
export function refreshRecruiting(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: all });
}
