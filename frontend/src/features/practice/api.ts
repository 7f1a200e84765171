/** Calls about practice. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { orKept } from '@/api/cache/kept';
import { nextCursor, pageParams } from '@/api/cache/page';
import { api } from '@/api/client';
import type { LanguageId, PracticeProblem, PracticeRow, SubmissionSummary } from '@/api/words';
import { saveFailure } from '@/features/attempts/api';
import type { SendPorts } from '@/features/submissions/api';

import { type PracticeFilter, paramsOf } from './rules';

/** The problems that a filter leaves, as `who` stands with them. */
export const catalogueQuery = (filter: PracticeFilter, who: string | null) =>
  infiniteQueryOptions({
    queryKey: ['practice', 'list', who, filter] as const,
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/practice/problems', {
        query: { ...pageParams(pageParam), ...paramsOf(filter) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<PracticeRow>,
  });

/** The most rows that a page of a list can have. */
const WHOLE = 100;

/** How many problems somebody has solved, of how many; null where the list is longer than a page can be. */
export const progressQuery = (who: string) =>
  queryOptions({
    // Below the lists: what a submission makes old, makes this old as well.
    queryKey: ['practice', 'list', who, 'progress'] as const,
    queryFn: async ({ signal }) => {
      const query = { limit: WHOLE };
      const { items, next_cursor } = await api.get('/api/practice/problems', { query, signal });
      if (next_cursor !== null || items.length === 0) return null;
      return {
        solved: items.filter(({ status }) => status === 'solved').length,
        total: items.length,
      };
    },
    staleTime: 15_000,
  });

/** The skill areas there are. */
export const tagsQuery = queryOptions({
  queryKey: ['practice', 'tags'] as const,
  queryFn: ({ signal }) => api.get('/api/practice/tags', { signal }),
});

/** How often it is asked whether a judge is back. */
const JUDGE_POLL_MS = 15_000;

/** A problem, and how far the server's clock was ahead of this computer's when it came. */
export type TimedProblem = PracticeProblem & { readonly skewMs: number };

/** A problem with the drafts of `who`. The editor holds newer text than any refetch. */
export const practiceQuery = (slug: string, who: string | null) =>
  queryOptions({
    queryKey: ['practice', 'one', slug, who] as const,
    queryFn: ({ signal }) =>
      orKept(`practice.${slug}`, async (): Promise<TimedProblem> => {
        const problem = await api.get('/api/practice/problems/{id}', {
          path: { id: slug },
          signal,
        });
        return { ...problem, skewMs: Date.parse(problem.server_now) - Date.now() };
      }),
    networkMode: 'always',
    staleTime: Infinity,
    refetchInterval: ({ state }) =>
      state.data?.languages.every((language) => !language.available) === true
        ? JUDGE_POLL_MS
        : false,
  });

/** What was sent for a problem, or for a task of a scenario, newest first. */
export const historyQuery = (slug: string, who: string | null, task: number | null = null) =>
  infiniteQueryOptions({
    queryKey: ['practice', 'history', slug, who, task] as const,
    queryFn: ({ pageParam, signal }) => {
      const query = pageParams(pageParam);
      return task === null
        ? api.get('/api/practice/problems/{id}/submissions', {
            path: { id: slug },
            query,
            signal,
          })
        : api.get('/api/practice/scenarios/{id}/tasks/{task}/submissions', {
            path: { id: slug, task: String(task) },
            query,
            signal,
          });
    },
    enabled: who !== null,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<SubmissionSummary>,
  });

/** Sends for a problem that is practised. */
export const practicePorts: SendPorts = {
  run: (slug, body, key) =>
    api.create('/api/practice/problems/{id}/runs', { path: { id: slug }, body, key }),
  submit: (slug, body, key) =>
    api.create('/api/practice/problems/{id}/submissions', { path: { id: slug }, body, key }),
};

/** Runs the samples of a problem for somebody without an account, who can submit nothing. */
export const guestPorts: SendPorts = {
  run: (slug, { language, source }) =>
    api.post('/api/practice/problems/{id}/guest-runs', {
      path: { id: slug },
      body: { language, source },
    }),
  submit: () => Promise.reject(new Error('Only people with an account submit.')),
  read: (id, signal) => api.get('/api/practice/guest-runs/{id}', { path: { id }, signal }),
};

type DraftAddress = { taskId: string; language: LanguageId };

/** Saves a draft; failures come back as results, so that autosave can decide what follows. */
export async function savePracticeDraft(
  { taskId, language }: DraftAddress,
  source: string,
  revision: number,
) {
  try {
    const saved = await api.put('/api/practice/problems/{id}/draft', {
      path: { id: taskId },
      body: { language, source, revision },
    });
    return { ok: true, revision: saved.revision } as const;
  } catch (error) {
    return saveFailure(error);
  }
}

/** Whether a code is active. */
export const codeQuery = (code: string) =>
  queryOptions({
    queryKey: ['practice', 'code', code] as const,
    queryFn: () => checkCode(code),
    staleTime: Infinity,
    retry: false,
  });

export function checkCode(code: string) {
  return api.post('/api/invitation-codes/check', { body: { code } });
}
