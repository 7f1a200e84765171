/** Calls about scenarios. */
import { queryOptions } from '@tanstack/react-query';

import { orKept } from '@/api/cache/kept';
import { api } from '@/api/client';
import type { Scenario } from '@/api/words';
import type { SendPorts } from '@/features/submissions/api';

import { positionOf } from './rules';

/** How often it is asked whether a judge is back. */
const JUDGE_POLL_MS = 15_000;

/** A scenario, and how far the server's clock was ahead of this computer's when it came. */
export type TimedScenario = Scenario & { readonly skewMs: number };

/** A scenario with the drafts of `who`. The editor holds newer text than any refetch. */
export const scenarioQuery = (slug: string, who: string | null) =>
  queryOptions({
    queryKey: ['practice', 'scenario', slug, who] as const,
    queryFn: ({ signal }) =>
      orKept(`scenario.${slug}`, async (): Promise<TimedScenario> => {
        const scenario = await api.get('/api/practice/scenarios/{id}', {
          path: { id: slug },
          signal,
        });
        return { ...scenario, skewMs: Date.parse(scenario.server_now) - Date.now() };
      }),
    networkMode: 'always',
    staleTime: Infinity,
    refetchInterval: ({ state }) =>
      state.data?.languages.every((language) => !language.available) === true
        ? JUDGE_POLL_MS
        : false,
  });

/** What a submit had judged of the tasks before its own. */
export const regressionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['submissions', id, 'regressions'] as const,
    queryFn: ({ signal }) => api.get('/api/submissions/{id}/regressions', { path: { id }, signal }),
    staleTime: Infinity,
  });

/** Sends for the tasks of a scenario. */
export function scenarioPorts(slug: string): SendPorts {
  const path = (taskId: string) => ({ id: slug, task: String(positionOf(taskId)) });
  return {
    run: (taskId, body, key) =>
      api.create('/api/practice/scenarios/{id}/tasks/{task}/runs', {
        path: path(taskId),
        body,
        key,
      }),
    submit: (taskId, body, key) =>
      api.create('/api/practice/scenarios/{id}/tasks/{task}/submissions', {
        path: path(taskId),
        body,
        key,
      }),
  };
}

/** Leaves a task with the points it has. */
export function skipTask(slug: string, position: number) {
  return api.put('/api/practice/scenarios/{id}/tasks/{task}/skip', {
    path: { id: slug, task: String(position) },
  });
}
