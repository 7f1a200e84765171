/** The call about how long people wait for support. */
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

export const timesQuery = queryOptions({
  queryKey: ['admin', 'support', 'times'] as const,
  queryFn: ({ signal }) => api.get('/api/admin/support/times', { signal }),
  staleTime: 60_000,
});
