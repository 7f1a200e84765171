/** Calls of the admin about invitations that were reported. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import { nextCursor, pageParams } from '@/api/cache/page';
import { queryClient } from '@/api/cache/query-client';
import { api } from '@/api/client';
import type { InvitationReport } from '@/api/words/admin';
import { waitingQuery } from '@/features/desk/api';

/** The open reports, the oldest first. */
export const reportsQuery = infiniteQueryOptions({
  queryKey: ['admin', 'invitation-reports'] as const,
  queryFn: ({ pageParam, signal }) =>
    api.get('/api/admin/invitation-reports', { query: pageParams(pageParam), signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: nextCursor<InvitationReport>,
  staleTime: 0,
});

export async function closeReport(id: string): Promise<void> {
  await api.post('/api/admin/invitation-reports/{id}/close', { path: { id } });
  await queryClient.invalidateQueries({ queryKey: reportsQuery.queryKey });
  await queryClient.invalidateQueries({ queryKey: waitingQuery.queryKey });
}
