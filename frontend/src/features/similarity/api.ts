/** Calls about how much programs of an attempt are like others. */
import { queryOptions } from '@tanstack/react-query';

import { api } from '@/api/client';

export const similarityQuery = (reportId: string) =>
  queryOptions({
    queryKey: ['reports', 'similarity', reportId] as const,
    queryFn: ({ signal }) =>
      api.get('/api/reports/{id}/similarity', { path: { id: reportId }, signal }),
  });

export const matchQuery = (reportId: string, matchId: string) =>
  queryOptions({
    queryKey: ['reports', 'similarity', reportId, matchId] as const,
    queryFn: ({ signal }) =>
      api.get('/api/reports/{id}/similarity/{match}', {
        path: { id: reportId, match: matchId },
        signal,
      }),
    // Neither program changes.
    staleTime: Infinity,
  });
