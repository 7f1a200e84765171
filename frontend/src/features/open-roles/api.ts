/** Calls about roles that everybody sees. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/cache/page';
import type { OpenRoleRow } from '@/api/words';
import { queryOf, type RoleFilter } from './rules';

/** A role that is or was open. */
export const openRoleQuery = (id: string) =>
  queryOptions({
    queryKey: ['open-roles', 'one', id] as const,
    queryFn: ({ signal }) => api.get('/api/open-roles/{id}', { path: { id }, signal }),
  });

/** The roles of a company that take applications, the last published first. */
export const openRolesQuery = (company: string) =>
  infiniteQueryOptions({
    queryKey: ['open-roles', 'list', company] as const,
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/open-roles', { query: { ...pageParams(pageParam), company }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<OpenRoleRow>,
  });

/** What the caller is alerted of, newest first. */
export const roleAlertsQuery = queryOptions({
  queryKey: ['role-alerts'] as const,
  queryFn: async ({ signal }) => (await api.get('/api/users/role-alerts', { signal })).items,
});

export async function setRoleAlert(filter: RoleFilter, key: string): Promise<void> {
  await api.create('/api/users/role-alerts', { body: filter, key });
}

export async function deleteRoleAlert(id: string): Promise<void> {
  await api.remove('/api/users/role-alerts/{id}', { path: { id } });
}

/** The roles that a filter leaves, the last published first. */
export const foundRolesQuery = (filter: RoleFilter) =>
  infiniteQueryOptions({
    queryKey: ['open-roles', 'found', queryOf(filter)] as const,
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/open-roles', {
        query: { ...pageParams(pageParam), ...queryOf(filter) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<OpenRoleRow>,
  });
