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
  // It is not called off where a page is left before it came: the page that follows mostly says it too.
  queryFn: () => api.get('/api/companies/me/allowance'),
  // As long as the list of assessments above which it is said; inviting asks again.
  staleTime: 15_000,
});
