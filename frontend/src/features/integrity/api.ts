/** Calls about what was found in attempts, and the cases about it. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { nextCursor, pageParams } from '@/api/cache/page';
import { queryClient } from '@/api/cache/query-client';
import { api } from '@/api/client';
import type {
  IntegrityCase,
  IntegrityCaseRow,
  IntegrityOutcome,
  IntegrityQueue,
  OwnIntegrityCase,
  ReportIntegrity,
} from '@/api/words/integrity';
import { DATA_JUST_READ_MS } from '@/facts/constants';

const all = ['integrity'] as const;

/** Who looks at cases: the company that invited, or the admin. */
export type Side = 'company' | 'admin';

/** The cases of one queue, those opened last first. */
export const casesQuery = (side: Side, queue: IntegrityQueue) =>
  infiniteQueryOptions({
    queryKey: [...all, side, 'queue', queue] as const,
    queryFn: ({ pageParam, signal }) => {
      const call = { query: { queue, ...pageParams(pageParam) }, signal };
      return side === 'company'
        ? api.get('/api/integrity-cases', call)
        : api.get('/api/admin/integrity-cases', call);
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<IntegrityCaseRow>,
    staleTime: DATA_JUST_READ_MS,
  });

export const countsQuery = (side: Side) =>
  queryOptions({
    queryKey: [...all, side, 'counts'] as const,
    queryFn: ({ signal }) =>
      side === 'company'
        ? api.get('/api/integrity-cases/counts', { signal })
        : api.get('/api/admin/integrity-cases/counts', { signal }),
    staleTime: 30_000,
  });

/** One case as those read it who may decide. */
export const caseQuery = (side: Side, id: string) =>
  queryOptions({
    queryKey: [...all, side, 'one', id] as const,
    queryFn: ({ signal }): Promise<IntegrityCase> => {
      const call = { path: { id }, signal };
      return side === 'company'
        ? api.get('/api/integrity-cases/{id}', call)
        : api.get('/api/admin/integrity-cases/{id}', call);
    },
    staleTime: DATA_JUST_READ_MS,
  });

/** The cases about the person's own attempts. */
export const ownCasesQuery = infiniteQueryOptions({
  queryKey: [...all, 'own'] as const,
  queryFn: ({ pageParam, signal }) =>
    api.get('/api/users/integrity-cases', { query: pageParams(pageParam), signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: nextCursor<IntegrityCaseRow>,
  staleTime: DATA_JUST_READ_MS,
});

/** One case about the person's own attempt. */
export const ownCaseQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'own', 'one', id] as const,
    queryFn: ({ signal }) => api.get('/api/users/integrity-cases/{id}', { path: { id }, signal }),
    staleTime: 0,
  });

/** From where a report's part is read. */
export type IntegritySource =
  | { readonly by: 'account'; readonly reportId: string }
  | { readonly by: 'link'; readonly opening: string; readonly secret: string };

/** What was found in the attempt of a report. */
export const reportIntegrityQuery = (source: IntegritySource) =>
  queryOptions({
    queryKey: [...all, 'report', source] as const,
    queryFn: ({ signal }): Promise<ReportIntegrity> => {
      if (source.by === 'account')
        return api.get('/api/reports/{id}/integrity', { path: { id: source.reportId }, signal });
      const { opening, secret } = source;
      return api.post('/api/shared-integrity', { body: { opening, secret } });
    },
    staleTime: 0,
  });

/** The rule table, as it decides. */
export const rulesQuery = queryOptions({
  queryKey: [...all, 'rules'] as const,
  queryFn: ({ signal }) => api.get('/api/integrity-rules', { signal }),
  staleTime: Infinity,
});

type Decision = { readonly outcome: IntegrityOutcome; readonly reason: string };

/** One decision on the version that was read. */
export async function decide(
  side: Side,
  { id, version }: Pick<IntegrityCase, 'id' | 'version'>,
  decision: Decision,
): Promise<void> {
  const call = { path: { id }, body: { version, ...decision } };
  if (side === 'company') await api.post('/api/integrity-cases/{id}/decision', call);
  else await api.post('/api/admin/integrity-cases/{id}/decision', call);
}

/** Everything about cases is asked for again. */
export const casesAgain = (): Promise<void> => queryClient.invalidateQueries({ queryKey: all });

/** Keeps what the candidate is writing, for nobody else to read. */
export const keepDraft = (id: string, text: string) =>
  api.put('/api/users/integrity-cases/{id}/draft', { path: { id }, body: { text } });

/** Sends an answer or an appeal. */
export function sendText(
  kind: 'answer' | 'appeal',
  { id, version }: Pick<OwnIntegrityCase, 'id' | 'version'>,
  text: string,
): Promise<OwnIntegrityCase> {
  const call = { path: { id }, body: { version, text } };
  return kind === 'answer'
    ? api.post('/api/users/integrity-cases/{id}/answer', call)
    : api.post('/api/users/integrity-cases/{id}/appeal', call);
}

/** What was sent is shown at once. */
export const keepOwn = (sent: OwnIntegrityCase): void => {
  queryClient.setQueryData(ownCaseQuery(sent.id).queryKey, sent);
};
