/** Calls of the admin about what companies say of themselves. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/cache/page';
import { queryClient } from '@/api/cache/query-client';
import type { AdminCompanyDetails, DetailsRuling } from '@/api/words/admin';
import { companyQuery } from '@/features/admin-companies/api';

/** Whose details wait for a decision, the longest waiting first. */
export const detailsQueueQuery = infiniteQueryOptions({
  queryKey: ['admin', 'company-details'] as const,
  queryFn: ({ pageParam, signal }) =>
    api.get('/api/admin/company-details', { query: pageParams(pageParam), signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: nextCursor<AdminCompanyDetails>,
  staleTime: 0,
});

export const reviewQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'company', id, 'details'] as const,
    queryFn: ({ signal }) => api.get('/api/admin/companies/{id}/details', { path: { id }, signal }),
    staleTime: 0,
  });

/** Decides about the name and the domain that were read. */
export async function ruleDetails(
  { company_id: id, version }: Pick<AdminCompanyDetails, 'company_id' | 'version'>,
  ruling: DetailsRuling,
  reason: string | null,
): Promise<void> {
  const body = { version, ruling, reason };
  const path = { id };
  const ruled = await api.post('/api/admin/companies/{id}/details/decision', { path, body });
  queryClient.setQueryData(reviewQuery(id).queryKey, ruled);
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: detailsQueueQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: companyQuery(id).queryKey, exact: true }),
  ]);
}
