/** Calls that send code to the judge and read what came of it. */
import { queryOptions } from '@tanstack/react-query';

import { api } from '@/api/client';
import type { RunRequest, Submission, SubmitRequest } from '@/api/words';

type TaskAddress = { attemptId: string; taskId: string };

const pathOf = ({ attemptId, taskId }: TaskAddress) => ({ id: attemptId, task: taskId });

export function sendRun(task: TaskAddress, body: RunRequest, key: string): Promise<Submission> {
  return api.create('/api/attempts/{id}/tasks/{task}/runs', {
    path: pathOf(task),
    body,
    key,
  });
}

export function sendSubmit(
  task: TaskAddress,
  body: SubmitRequest,
  key: string,
): Promise<Submission> {
  return api.create('/api/attempts/{id}/tasks/{task}/submissions', {
    path: pathOf(task),
    body,
    key,
  });
}

export function submissionQuery(id: string) {
  return queryOptions({
    queryKey: ['submissions', id] as const,
    queryFn: ({ signal }) => api.get('/api/submissions/{id}', { path: { id }, signal }),
    staleTime: Infinity,
  });
}
