import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { DATA_JUST_READ_MS } from '@/facts/constants';

const MINUTE_MS = 60_000;

/** What waits for the admin, kind by kind, the longest first; asked for again each minute while the page is open. */
export const waitingQuery = queryOptions({
  queryKey: ['admin', 'waiting'] as const,
  queryFn: ({ signal }) => api.get('/api/admin/waiting', { signal }),
  staleTime: DATA_JUST_READ_MS,
  refetchInterval: MINUTE_MS,
});
