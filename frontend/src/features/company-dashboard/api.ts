/** Calls about what a company has done, for its members and the admin. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/cache/page';
import type { OutstandingReview, SelectingRole } from '@/api/words';

const of = (id: string) => ['company', 'dashboard', id] as const;
const address = '/api/companies/{id}/dashboard';

export const dashboardQuery = (id: string) =>
  queryOptions({
    queryKey: [...of(id), 'head'] as const,
    queryFn: ({ signal }) => api.get(address, { path: { id }, signal }),
    staleTime: 15_000,
  });

/** The roles with applicants, the last published first. */
export const dashboardRolesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...of(id), 'roles'] as const,
    queryFn: ({ pageParam, signal }) =>
      api.get(`${address}/roles`, { path: { id }, query: pageParams(pageParam), signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<SelectingRole>,
    staleTime: 15_000,
  });

/** The applicants whom nobody has moved for too long, the longest waiting first. */
export const reviewsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...of(id), 'reviews'] as const,
    queryFn: ({ pageParam, signal }) =>
      api.get(`${address}/reviews`, { path: { id }, query: pageParams(pageParam), signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<OutstandingReview>,
    staleTime: 15_000,
  });
