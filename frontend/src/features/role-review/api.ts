/** Calls about roles, as the admin decides about them. */
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/cache/page';
import type { AdminRole, AdminRoleDetail, RoleComment, RoleDecision, RoleQueue } from '@/api/words';

const all = ['admin-roles'] as const;
const base = '/api/admin/roles';

/** The roles of a queue, those that were sent first before the others. */
export const rolesQuery = (queue: RoleQueue) =>
  infiniteQueryOptions({
    queryKey: [...all, 'queue', queue],
    queryFn: ({ pageParam, signal }) =>
      api.get(base, { query: { queue, ...pageParams(pageParam) }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<AdminRole>,
    staleTime: 30_000,
  });

/** The roles of a queue as a table for a spreadsheet. */
export const downloadRoles = (queue: RoleQueue) =>
  api.download(`${base}/export`, { query: { queue } });

export const countsQuery = queryOptions({
  queryKey: [...all, 'counts'],
  queryFn: ({ signal }) => api.get(`${base}/counts`, { signal }),
  staleTime: 30_000,
});

export const roleQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: ({ signal }) => api.get(`${base}/{id}`, { path: { id }, signal }),
    staleTime: 0,
  });

/** What is said with a decision. */
export type Said = {
  note: string;
  comments: RoleComment[];
  /** When it is published by itself, as an instant. */
  publishAt: string | null;
};

/** One decision on the version that was read. */
export async function decide(
  { id, version }: Pick<AdminRoleDetail, 'id' | 'version'>,
  decision: RoleDecision,
  { note, comments, publishAt }: Said,
): Promise<void> {
  const body = {
    version,
    decision,
    note: note.trim() === '' ? null : note.trim(),
    comments,
    publish_at: publishAt,
  };
  await api.post(`${base}/{id}/decision`, { path: { id }, body });
}

/** Everything of the queues is asked again: a decision moves a role from one to another. */
export function refreshQueue(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: all });
}
