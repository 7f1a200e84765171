import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

/** The applicants who wait for the reader, the longest waiting first. */
export const waitingQuery = queryOptions({
  queryKey: ['selection', 'waiting'] as const,
  queryFn: async ({ signal }) => (await api.get('/api/companies/me/waiting', { signal })).items,
  staleTime: 15_000,
});
