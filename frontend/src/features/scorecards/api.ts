/** Calls about scorecards. */
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { queryClient } from '@/api/cache/query-client';
import type { SaveScorecard, Scorecards } from '@/api/words';

/** The scorecards of one candidate, as far as the reader may see them. */
export const scorecardsQuery = (application: string) =>
  queryOptions({
    queryKey: ['scorecards', application] as const,
    queryFn: ({ signal }) =>
      api.get('/api/applications/{id}/scorecards', { path: { id: application }, signal }),
    staleTime: 0,
  });

export const saveScorecard = (application: string, body: SaveScorecard): Promise<Scorecards> =>
  api.put('/api/applications/{id}/scorecard', { path: { id: application }, body });

/** Keeps what the server answered. */
export function keepScorecards(application: string, shown: Scorecards): void {
  queryClient.setQueryData(scorecardsQuery(application).queryKey, shown);
}
