/** Calls that send the recording of one's own attempt. */
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import { leaseOf } from '@/features/attempts/api';

import type { SendResult } from './recorder';
import type { Head, Sealed } from './rules';

/** How long to wait where the server cannot be reached. */
const LATER_MS = 5_000;

export function recordingHead(attemptId: string, taskId: string): Promise<Head> {
  const path = { id: attemptId, task: taskId };
  return api.get('/api/attempts/{id}/tasks/{task}/recording', { path });
}

/** Sends a batch; failures come back as results. */
export async function sendBatch(batch: Sealed): Promise<SendResult> {
  const { attemptId, taskId, number, previous, payload } = batch;
  const body = { lease: leaseOf(attemptId), number, previous, payload };
  try {
    const path = { id: attemptId, task: taskId };
    await api.post('/api/attempts/{id}/tasks/{task}/recording', { path, body });
    return { kind: 'taken' };
  } catch (error) {
    return resultOf(error);
  }
}

/** What a failure means for the batches that follow. */
export function resultOf(error: unknown): SendResult {
  if (!(error instanceof ApiError)) return later(error);
  const { code, status } = error;
  if (code === 'out_of_chain') return { kind: 'elsewhere' };
  // Taken over, signed out or too often: that may pass.
  const mayPass = code === 'writing_elsewhere' || status === 401 || status === 429;
  return status >= 400 && status < 500 && !mayPass ? { kind: 'over' } : later(error);
}

function later(error: unknown): SendResult {
  const seconds = error instanceof ApiError ? error.retryAfter : null;
  return { kind: 'later', afterMs: seconds === null ? LATER_MS : seconds * 1000 };
}
