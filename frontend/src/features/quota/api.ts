/** How many candidates the company can still invite. */
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

export const allowanceQuery = queryOptions({
  queryKey: ['company', 'allowance'] as const,
  queryFn: ({ signal }) => api.get('/api/companies/me/allowance', { signal }),
  staleTime: 0,
});
