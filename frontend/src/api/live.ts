import { api } from './client';
import { LiveConnection } from './live-connection';
import { currentToken, refreshToken, tokenReuseLeftMs } from './token';
import type { Submission } from './types';

const POLL_MS = 1000;

const connection = new LiveConnection({
  open: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/live`),
  token: currentToken,
  refresh: refreshToken,
  reuseLeftMs: tokenReuseLeftMs,
});

/** Whether nothing more will happen to it. */
export function isFinal(submission: Submission): boolean {
  return submission.state !== 'queued' && submission.state !== 'running';
}

/**
 * Follows one submission until it is judged. `onChange` gets the whole present state, newest wins.
 * While the socket is down, and the tab is seen, the state is asked for every second instead.
 * Returns the function that stops it.
 */
export function watchSubmission(
  id: string,
  onChange: (submission: Submission) => void,
): () => void {
  let newest = -1;
  let timer: ReturnType<typeof setInterval> | undefined;
  const abort = new AbortController();

  const stop = () => {
    clearInterval(timer);
    abort.abort();
    leave();
  };
  const take = (submission: Submission) => {
    if (abort.signal.aborted || submission.event_id <= newest) return;
    newest = submission.event_id;
    onChange(submission);
    if (isFinal(submission)) stop();
  };
  const poll = () => {
    if (document.hidden && newest >= 0) return;
    api
      .get<Submission>(`/api/submissions/${id}`, { signal: abort.signal })
      .then(take)
      .catch(() => undefined);
  };
  const leave = connection.subscribe(`submission:${id}`, {
    onEvent: (event) => take(event.submission),
    onUp: () => {
      clearInterval(timer);
      timer = undefined;
      // What happened while the socket was down is not sent again; ask once.
      poll();
    },
    onDown: () => {
      timer ??= setInterval(poll, POLL_MS);
    },
  });
  return stop;
}
