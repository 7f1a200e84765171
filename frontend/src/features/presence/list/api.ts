import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/cache/page';
import type { AttemptInProgress, PresentPerson } from '@/api/words/presence';
import { DATA_JUST_READ_MS } from '@/facts/constants';
import type { Looked } from './rules';

/** What every query of this page is named after. */
export const presenceKey = ['admin', 'presence'] as const;

export const peopleQuery = (looked: Looked) =>
  infiniteQueryOptions({
    queryKey: [...presenceKey, 'people', looked] as const,
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/admin/presence', { query: { ...looked, ...pageParams(pageParam) }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<PresentPerson>,
    staleTime: DATA_JUST_READ_MS,
  });

export const countsQuery = queryOptions({
  queryKey: [...presenceKey, 'counts'] as const,
  queryFn: ({ signal }) => api.get('/api/admin/presence/counts', { signal }),
  staleTime: DATA_JUST_READ_MS,
});

/** How many are online, by role and by area, as a table for a spreadsheet. */
export const downloadPresence = () => api.download('/api/admin/presence/export');

export const attemptsQuery = infiniteQueryOptions({
  queryKey: [...presenceKey, 'attempts'] as const,
  queryFn: ({ pageParam, signal }) =>
    api.get('/api/admin/presence/attempts', { query: pageParams(pageParam), signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: nextCursor<AttemptInProgress>,
  staleTime: DATA_JUST_READ_MS,
});
