/** Calls that send code to the judge and read what came of it. */
import { queryOptions } from '@tanstack/react-query';

import { api } from '@/api/client';
import type { RunRequest, Submission, SubmitRequest } from '@/api/words';

/** How code for a task is sent. */
export type SendPorts = {
  readonly run: (taskId: string, body: RunRequest, key: string) => Promise<Submission>;
  readonly submit: (taskId: string, body: SubmitRequest, key: string) => Promise<Submission>;
  /** How what was sent is read, where nobody is signed in: then no socket says how far it has come. */
  readonly read?: ReadSubmission;
};

export type ReadSubmission = (id: string, signal: AbortSignal) => Promise<Submission>;

/** Sends for the tasks of an attempt, with what shows that this tab writes it. */
export function attemptPorts(id: string, leaseNow: () => string | null): SendPorts {
  const pathOf = (task: string) => ({ id, task });
  return {
    run: (task, body, key) =>
      api.create('/api/attempts/{id}/tasks/{task}/runs', {
        path: pathOf(task),
        body: { ...body, lease: leaseNow() },
        key,
      }),
    submit: (task, body, key) =>
      api.create('/api/attempts/{id}/tasks/{task}/submissions', {
        path: pathOf(task),
        body: { ...body, lease: leaseNow() },
        key,
      }),
  };
}

const readOwn: ReadSubmission = (id, signal) =>
  api.get('/api/submissions/{id}', { path: { id }, signal });

export function submissionQuery(id: string, read: ReadSubmission = readOwn) {
  return queryOptions({
    queryKey: ['submissions', id] as const,
    queryFn: ({ signal }) => read(id, signal),
    staleTime: Infinity,
  });
}
