import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { DATA_JUST_READ_MS } from '@/facts/constants';

/** What needs the reader, the longest first, and how much there is beside that. */
export const needsQuery = queryOptions({
  queryKey: ['company', 'needs'] as const,
  queryFn: ({ signal }) => api.get('/api/companies/me/needs', { signal }),
  staleTime: DATA_JUST_READ_MS,
});
