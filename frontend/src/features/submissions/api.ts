/** Calls that send code to the judge and read what came of it. */
import { queryOptions } from '@tanstack/react-query';

import { api } from '@/api/client';
import type { RunRequest, Submission, SubmitRequest } from '@/api/types';

type TaskAddress = { attemptId: string; taskId: string };

const taskPath = ({ attemptId, taskId }: TaskAddress) =>
  `/api/attempts/${attemptId}/tasks/${taskId}`;

export function sendRun(task: TaskAddress, body: RunRequest, key: string): Promise<Submission> {
  return api.create<Submission>(`${taskPath(task)}/runs`, body, key);
}

export function sendSubmit(
  task: TaskAddress,
  body: SubmitRequest,
  key: string,
): Promise<Submission> {
  return api.create<Submission>(`${taskPath(task)}/submissions`, body, key);
}

export function submissionQuery(id: string) {
  return queryOptions({
    queryKey: ['submissions', id] as const,
    queryFn: ({ signal }) => api.get<Submission>(`/api/submissions/${id}`, { signal }),
    staleTime: Infinity,
  });
}
