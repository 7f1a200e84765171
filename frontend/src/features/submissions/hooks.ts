/** Sending code and following it until it is judged. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { hasCode, isOffline } from '@/api/errors';
import { refusalWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import { watchSubmission } from '@/api/live/live';
import type { RunRequest, Submission, SubmitRequest } from '@/api/words';

import { type ReadSubmission, type SendPorts, submissionQuery } from './api';
import { isSettled, newer } from './rules';
import { text } from './text';

/** How often a run is looked at that no socket is about. */
const LOOK_MS = 500;

/**
 * The present state of a submission, kept fresh until it is judged: over the socket, or by asking `read` again and
 * again. `onSettled` is called once, when that happens.
 */
export function useSubmission(
  id: string | null,
  onSettled: (submission: Submission) => void,
  read?: ReadSubmission,
): Submission | null {
  const client = useQueryClient();
  const query = useQuery({
    ...submissionQuery(id ?? '', read),
    enabled: id !== null,
    refetchInterval: ({ state }) =>
      read !== undefined && state.data !== undefined && !isSettled(state.data) ? LOOK_MS : false,
  });
  const callback = useRef(onSettled);
  useEffect(() => {
    callback.current = onSettled;
  });
  const isOpen = query.data !== undefined && !isSettled(query.data);
  const awaited = useRef<string | null>(null);
  useEffect(() => {
    if (read === undefined || query.data === undefined) return;
    if (awaited.current === query.data.id && !isOpen) callback.current(query.data);
    awaited.current = isOpen ? query.data.id : null;
  }, [read, query.data, isOpen]);
  useEffect(() => {
    if (id === null || !isOpen || read !== undefined) return undefined;
    return watchSubmission(id, (incoming) => {
      client.setQueryData(submissionQuery(id).queryKey, (old) => newer(old ?? null, incoming));
      if (isSettled(incoming)) callback.current(incoming);
    });
  }, [client, id, isOpen, read]);
  return id === null ? null : (query.data ?? null);
}

type SendInput =
  | { kind: 'run'; taskId: string; body: RunRequest }
  | { kind: 'submit'; taskId: string; body: SubmitRequest };

/** Sends a run or a submission. The same text tried again after a lost connection counts as one. */
export function useSend(
  ports: SendPorts,
  onSent: (submission: Submission, taskId: string, isOwnInput: boolean) => void,
) {
  const client = useQueryClient();
  const last = useRef<{ print: string; key: string } | null>(null);
  return useMutation({
    mutationFn: (input: SendInput) => {
      const print = JSON.stringify(input);
      if (last.current?.print !== print) last.current = { print, key: idempotencyKey() };
      const { key } = last.current;
      return input.kind === 'run'
        ? ports.run(input.taskId, input.body, key)
        : ports.submit(input.taskId, input.body, key);
    },
    retry: false,
    // Offline it fails at once, instead of being sent later without being asked for again.
    networkMode: 'always',
    onSuccess: (submission, input) => {
      last.current = null;
      client.setQueryData(submissionQuery(submission.id).queryKey, submission);
      onSent(submission, input.taskId, input.kind === 'run' && input.body.input !== undefined);
    },
    onError: (error) => {
      if (!isOffline(error)) last.current = null;
    },
  });
}

/** Why nothing was sent, in words. */
export function sendProblem(error: unknown): string {
  if (isOffline(error)) return text.offline;
  if (hasCode(error, 'rate_limited')) return text.tooMany(error.retryAfter);
  if (hasCode(error, 'judge_busy')) return text.crowded(error.retryAfter);
  if (hasCode(error, 'in_flight')) return text.inFlight;
  if (hasCode(error, 'attempt_closed')) return text.closed;
  return refusalWords(error) ?? text.sendFailed;
}
