import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/cache/page';
import type { Activity } from '@/api/words/company/home';
import { DATA_JUST_READ_MS } from '@/facts/constants';

/** What has happened at the reader's company, the newest first. */
export const activityQuery = infiniteQueryOptions({
  queryKey: ['company', 'activity'] as const,
  queryFn: ({ pageParam, signal }) =>
    api.get('/api/companies/me/activity', { query: pageParams(pageParam), signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: nextCursor<Activity>,
  staleTime: DATA_JUST_READ_MS,
});
