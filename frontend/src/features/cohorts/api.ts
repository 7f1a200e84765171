/** Calls about assessments that partners run: those of the partner, and those of a student. */
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { nextCursor, pageParams } from '@/api/cache/page';
import { api } from '@/api/client';
import type { Cohort, CohortDetail, CohortResult, CohortSeat, NewCohort } from '@/api/words/scores';
import type { Task } from './rules';

const base = '/api/partners/me/cohorts';

export const cohortsQuery = infiniteQueryOptions({
  queryKey: ['partner', 'cohorts'] as const,
  queryFn: ({ pageParam, signal }) => api.get(base, { query: pageParams(pageParam), signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: nextCursor<Cohort>,
  staleTime: 0,
});

export const cohortQuery = (id: string) =>
  queryOptions({
    queryKey: ['partner', 'cohort', id] as const,
    queryFn: ({ signal }) => api.get(`${base}/{id}`, { path: { id }, signal }),
    staleTime: 0,
  });

export const resultsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['partner', 'cohort', id, 'results'] as const,
    queryFn: ({ pageParam, signal }) =>
      api.get(`${base}/{id}/results`, { path: { id }, query: pageParams(pageParam), signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<CohortResult>,
    staleTime: 0,
  });

/**
 * Problems that are open for practice and have words like these; a problem of several tasks is none of them. For the
 * variants of a task, those of its difficulty and type.
 */
export const problemsQuery = (words: string, of?: Task) =>
  queryOptions({
    queryKey: ['partner', 'problems', words, of?.difficulty, of?.type] as const,
    queryFn: ({ signal }) =>
      api.get('/api/practice/problems', {
        query: {
          type: of?.type ?? 'code,debugging',
          limit: 20,
          ...(of === undefined ? {} : { difficulty: of.difficulty }),
          ...(words === '' ? {} : { q: words }),
        },
        signal,
      }),
  });

export const createCohort = (body: NewCohort, key: string) => api.create(base, { body, key });

export const mailCohort = (id: string, emails: string[]) =>
  api.post(`${base}/{id}/mails`, { path: { id }, body: { emails } });

/** Lets nobody begin any more; where another tab was faster, it is loaded again. */
export async function closeCohort(client: QueryClient, { cohort }: CohortDetail): Promise<void> {
  const { id, version } = cohort;
  try {
    const now = await api.post(`${base}/{id}/close`, { path: { id }, body: { version } });
    client.setQueryData(cohortQuery(id).queryKey, now);
  } catch (error) {
    await client.invalidateQueries({ queryKey: cohortQuery(id).queryKey });
    throw error;
  }
}

export const seatQuery = (code: string) =>
  queryOptions({
    queryKey: ['cohort-seat', code] as const,
    queryFn: ({ signal }) => api.get('/api/cohorts/{id}', { path: { id: code }, signal }),
    staleTime: 0,
  });

/** Joins, and answers how it stands then. */
export async function joinCohort(
  client: QueryClient,
  code: string,
  body: { edition: string; shows_result: boolean },
  key: string,
): Promise<CohortSeat> {
  const seat = await api.create('/api/cohorts/{id}/join', { path: { id: code }, body, key });
  client.setQueryData(seatQuery(code).queryKey, seat);
  return seat;
}

/** Shows the partner one's name and score, or no longer; where another tab was faster, it is loaded again. */
export async function showResult(
  client: QueryClient,
  code: string,
  body: { version: number; shows_result: boolean },
): Promise<void> {
  const { queryKey } = seatQuery(code);
  try {
    const seat = await api.put('/api/cohorts/{id}/result', { path: { id: code }, body });
    client.setQueryData(queryKey, seat);
  } catch (error) {
    await client.invalidateQueries({ queryKey });
    throw error;
  }
}
