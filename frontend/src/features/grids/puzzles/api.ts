/** Calls about puzzles. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { nextCursor, pageParams } from '@/api/cache/page';
import { queryClient } from '@/api/cache/query-client';
import { api } from '@/api/client';
import type { ListedPuzzle, PuzzleDifficulty, PuzzleOutcome, TryPuzzle } from '@/api/words';

/** The puzzles, of one difficulty or of all. */
export const puzzlesQuery = (difficulty: PuzzleDifficulty | null) =>
  infiniteQueryOptions({
    queryKey: ['puzzles', 'list', difficulty] as const,
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/puzzles', {
        query: { ...pageParams(pageParam), ...(difficulty === null ? {} : { difficulty }) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<ListedPuzzle>,
  });

/** The puzzle of today. */
export const dailyQuery = queryOptions({
  queryKey: ['puzzles', 'daily'] as const,
  queryFn: ({ signal }) => api.get('/api/puzzles/daily', { signal }),
});

export const puzzleQuery = (id: string) =>
  queryOptions({
    queryKey: ['puzzles', 'one', id] as const,
    queryFn: ({ signal }) => api.get('/api/puzzles/{id}', { path: { id }, signal }),
  });

/** How the signed-in person stands with a puzzle. */
export const standingQuery = (id: string) =>
  queryOptions({
    queryKey: ['puzzles', 'standing', id] as const,
    queryFn: ({ signal }) => api.get('/api/puzzles/{id}/standing', { path: { id }, signal }),
    staleTime: 0,
  });

/** How the signed-in person stands with the puzzles of a page. */
export const standingsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['puzzles', 'standings', ids] as const,
    queryFn: ({ signal }) =>
      api.post('/api/puzzles/batch/standing', { body: { puzzle_ids: [...ids] }, signal }),
    staleTime: 0,
  });

/** One of the person's own tries, for replay. */
export const tryQuery = (id: string) =>
  queryOptions({
    queryKey: ['puzzles', 'try', id] as const,
    queryFn: ({ signal }) => api.get('/api/puzzle-tries/{id}', { path: { id }, signal }),
  });

export const sendTry = (id: string, body: TryPuzzle, key: string): Promise<PuzzleOutcome> =>
  api.create('/api/puzzles/{id}/tries', { path: { id }, body, key });

/** What the list says of a puzzle has changed with a try. */
export const standingsAgain = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['puzzles', 'standings'] });
