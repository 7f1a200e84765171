/** How many candidates the company can still invite, and what else its plan limits. */
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

export const quotasQuery = queryOptions({
  queryKey: ['company', 'quotas'] as const,
  queryFn: ({ signal }) => api.get('/api/companies/me/quotas', { signal }),
  staleTime: 0,
});

export const allowanceQuery = queryOptions({
  queryKey: ['company', 'allowance'] as const,
  queryFn: ({ signal }) => api.get('/api/companies/me/allowance', { signal }),
  staleTime: 0,
});
