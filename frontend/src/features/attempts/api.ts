/** Calls about a candidate's own attempt. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';

import { api } from '@/api/client';
import { ApiError, hasCode } from '@/api/errors';
import { refusalWords } from '@/api/failure';
import { orKept } from '@/api/cache/kept';
import type {
  Attempt,
  FinishResponse,
  LanguageId,
  SaveDraftRequest,
  StartAttemptRequest,
  StartAttemptResponse,
} from '@/api/words';

import type { SaveResult } from './drafts/autosave';
import { leaseOf } from './lease';

export { leaseOf } from './lease';
import { type ClockReading, readClock } from './rules';

/** The attempt with the reading of the server's clock that came with it. */
export type TimedAttempt = Attempt & { readonly clock: ClockReading };

const attemptKey = (id: string) => ['attempts', id] as const;

export function attemptQuery(id: string) {
  return queryOptions({
    queryKey: attemptKey(id),
    queryFn: async ({ signal }): Promise<TimedAttempt> => {
      const { attempt, skew } = await orKept(`attempt.${id}`, async () => {
        const fresh = await api.get('/api/attempts/{id}', { path: { id }, signal });
        return { attempt: fresh, skew: Date.parse(fresh.server_now) - Date.now() };
      });
      return { ...attempt, clock: readClock(skew, Date.now(), performance.now()) };
    },
    networkMode: 'always',
    // The editor holds newer text than any refetch; it is asked for again only where a rule says so.
    staleTime: Infinity,
  });
}

/** How often the server is asked whether it has closed an attempt whose time is up. */
const ENDED_POLL_MS = 2_000;

/** Whether the server has closed the attempt, apart from the copy that the open workspace shows. */
export function endedQuery(id: string) {
  return queryOptions({
    queryKey: [...attemptKey(id), 'ended'] as const,
    queryFn: async ({ signal }): Promise<boolean> => {
      const attempt = await api.get('/api/attempts/{id}', { path: { id }, signal });
      return attempt.state !== 'in_progress';
    },
    staleTime: 0,
    refetchInterval: (query) => (query.state.data === true ? false : ENDED_POLL_MS),
  });
}

/** Asks for the attempt again: after a verdict, a drifted clock or a take-over. */
export function refreshAttempt(client: QueryClient, id: string): Promise<TimedAttempt> {
  return client.query({ ...attemptQuery(id), staleTime: 0 });
}

/** Agrees to the edition of the consent that was shown. */
export function startAttempt(
  code: string,
  edition: string,
  key: string,
): Promise<StartAttemptResponse> {
  const body: StartAttemptRequest = { consent: true, edition };
  return api.create('/api/codebrain/{id}/start', { path: { id: code }, body, key });
}

export function finishAttempt(id: string): Promise<FinishResponse> {
  return api.post('/api/attempts/{id}/finish', { path: { id } });
}

/** Asks to write the attempt here; null where another tab writes. */
export async function claimLease(
  attemptId: string,
  lease: string | null,
  takeOver: boolean,
): Promise<string | null> {
  const body = { lease, take_over: takeOver };
  const answer = await api.post('/api/attempts/{id}/lease', { path: { id: attemptId }, body });
  return answer.lease;
}

type DraftAddress = { attemptId: string; taskId: string; language: LanguageId };

/** Saves a draft; failures come back as results, so that autosave can decide what follows. */
export async function saveDraft(
  { attemptId, taskId, language }: DraftAddress,
  source: string,
  revision: number,
  edited_ms_ago: number,
): Promise<SaveResult> {
  const lease = leaseOf(attemptId);
  const body: SaveDraftRequest = { language, source, revision, lease, edited_ms_ago };
  try {
    const saved = await api.put('/api/attempts/{id}/tasks/{task}/draft', {
      path: { id: attemptId, task: taskId },
      body,
    });
    return { ok: true, revision: saved.revision };
  } catch (error) {
    return saveFailure(error);
  }
}

/** What a failed save means for the ones that follow. */
export function saveFailure(error: unknown): SaveResult {
  if (hasCode(error, 'writing_elsewhere')) return { ok: false, failure: 'reading' };
  if (hasCode(error, 'stale_revision')) return { ok: false, failure: 'stale' };
  if (hasCode(error, 'attempt_closed', 'not_found')) return { ok: false, failure: 'closed' };
  if (hasCode(error, 'source_too_large', 'body_too_large'))
    return { ok: false, failure: 'too_large' };
  if (!(error instanceof ApiError) || error.status === 0) return { ok: false, failure: 'offline' };
  if (error.status === 400) {
    const said = refusalWords(error);
    return { ok: false, failure: 'refused', ...(said === null ? {} : { said }) };
  }
  if (error.status === 403) return { ok: false, failure: 'forbidden' };
  return {
    ok: false,
    failure: error.status === 401 ? 'signed_out' : 'trouble',
    ...(error.retryAfter === null ? {} : { retryAfterMs: error.retryAfter * 1000 }),
  };
}
