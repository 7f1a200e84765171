/** Calls that read the problem bank. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/cache/page';
import type { ProblemSummary } from '@/api/words';

const WHOLE_PAGE = 100;

/** A version of a problem; without one, the version that is published. */
export function problemQuery(slug: string, version?: string) {
  const query = version === undefined ? {} : { version };
  return queryOptions({
    queryKey: ['problems', 'one', slug, version] as const,
    queryFn: ({ signal }) => api.get('/api/problems/{id}', { path: { id: slug }, query, signal }),
  });
}

/** The catalogue, a hundred at a time, so that filters see all of a small bank at once. */
export const problemsQuery = infiniteQueryOptions({
  queryKey: ['problems', 'list'] as const,
  queryFn: ({ pageParam, signal }) =>
    api.get('/api/problems', {
      query: pageParams(pageParam, WHOLE_PAGE),
      signal,
    }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: nextCursor<ProblemSummary>,
});

/** Which languages the workers can run now. */
export const languagesQuery = queryOptions({
  queryKey: ['languages'] as const,
  queryFn: ({ signal }) => api.get('/api/languages', { signal }),
});
