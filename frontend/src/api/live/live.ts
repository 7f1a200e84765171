import { api } from '@/api/client';
import { currentToken, refreshToken, tokenReuseLeftMs } from '@/api/token/token';
import { viewing } from '@/api/token/view-as';
import type { NotificationStanding, Submission } from '@/api/words';
import { LiveConnection } from './live-connection';

const POLL_MS = 1000;
/** Nobody waits for a notification as for a verdict. */
const STANDING_POLL_MS = 15_000;
/** How often a board is asked for again while the socket is down. */
const BOARD_POLL_MS = 5000;

const connection = new LiveConnection({
  open: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/live`),
  token: currentToken,
  refresh: refreshToken,
  reuseLeftMs: tokenReuseLeftMs,
  // A socket is the signed-in person's own.
  may: () => viewing() === null,
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
      .get('/api/submissions/{id}', { path: { id }, signal: abort.signal })
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

/** Whose notifications were followed last: the socket is theirs. */
let follower: string | null = null;

/**
 * Follows how a person's notifications stand. While the socket is down, and the tab is seen, it is
 * asked for every now and then instead. Returns the function that stops it.
 */
export function watchNotifications(
  userId: string,
  onChange: (standing: NotificationStanding) => void,
): () => void {
  if (follower !== null && follower !== userId) connection.hangUp();
  follower = userId;
  let timer: ReturnType<typeof setInterval> | undefined;
  const abort = new AbortController();
  const take = ({ newest, unread }: NotificationStanding) => {
    if (!abort.signal.aborted) onChange({ newest, unread });
  };
  const poll = () => {
    if (document.hidden) return;
    api
      .get('/api/users/notifications', {
        query: { limit: 1 },
        signal: abort.signal,
      })
      .then(take)
      .catch(() => undefined);
  };
  const leave = connection.subscribe('notifications', {
    onStanding: take,
    onUp: () => {
      clearInterval(timer);
      timer = undefined;
    },
    onDown: () => {
      timer ??= setInterval(poll, STANDING_POLL_MS);
    },
  });
  return () => {
    clearInterval(timer);
    abort.abort();
    leave();
  };
}

/**
 * Follows the board of a role: `onChange` is called whenever it may have changed. While the socket is
 * down, and the tab is seen, that is every now and then. Returns the function that stops it.
 */
export function watchBoard(role: string, onChange: () => void): () => void {
  let newest = -1;
  let timer: ReturnType<typeof setInterval> | undefined;
  const poll = () => {
    if (!document.hidden) onChange();
  };
  const leave = connection.subscribe(`board:${role}`, {
    onBoard: ({ event_id }) => {
      // The first says only how far it has come.
      if (newest >= 0 && event_id > newest) onChange();
      newest = event_id;
    },
    onUp: () => {
      // What happened while the socket was down is not sent again.
      if (timer !== undefined) onChange();
      clearInterval(timer);
      timer = undefined;
    },
    onDown: () => {
      timer ??= setInterval(poll, BOARD_POLL_MS);
    },
  });
  return () => {
    clearInterval(timer);
    leave();
  };
}

/** How often a conversation is asked for again while the socket is down. */
const SUPPORT_POLL_MS = 5000;

export type SupportStanding = { event_id: number; unread: number };

type SupportListener = {
  /** How it stands; null where it may have changed and the socket cannot say. */
  onChange: (standing: SupportStanding | null) => void;
  /** Whose conversation the other side types in. */
  onTyping: (user: string) => void;
};

/**
 * Follows one's own conversation with support, or the inbox. While the socket is down, and the tab is
 * seen, `onChange` is called every now and then. Returns the function that stops it.
 */
export function watchSupport(
  topic: 'support' | 'support-inbox',
  userId: string,
  { onChange, onTyping }: SupportListener,
): () => void {
  if (follower !== null && follower !== userId) connection.hangUp();
  follower = userId;
  let timer: ReturnType<typeof setInterval> | undefined;
  const poll = () => {
    if (!document.hidden && navigator.onLine) onChange(null);
  };
  const leave = connection.subscribe(topic, {
    onSupport: ({ event_id, unread }) => onChange({ event_id, unread }),
    onTyping: ({ user }) => onTyping(user),
    onUp: () => {
      // How it stands is said at once.
      clearInterval(timer);
      timer = undefined;
    },
    onDown: () => {
      timer ??= setInterval(poll, SUPPORT_POLL_MS);
    },
  });
  return () => {
    clearInterval(timer);
    leave();
  };
}

/** Tells the other side that the person types: support, or the account that support writes to. */
export function tellTyping(topic: 'support' | 'support-inbox', user: string | null): void {
  connection.type(topic, user);
}

/** Follows who writes an attempt: `onChange` is called when another tab has taken it over. Returns what stops it. */
export function watchLease(attemptId: string, onChange: () => void): () => void {
  let newest = -1;
  return connection.subscribe(`attempt:${attemptId}`, {
    onLease: ({ event_id }) => {
      // The first says only how far it has come.
      if (newest >= 0 && event_id > newest) onChange();
      newest = event_id;
    },
    onUp: () => undefined,
    onDown: () => undefined,
  });
}

/**
 * Follows what the judge finds of a problem: `onChange` is called with every line. While the socket is down,
 * and the tab is seen, it is every now and then. Returns the function that stops it.
 */
export function watchCheck(check: string, onChange: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const poll = () => {
    if (!document.hidden) onChange();
  };
  const leave = connection.subscribe(`check:${check}`, {
    onCheck: onChange,
    onUp: () => {
      clearInterval(timer);
      timer = undefined;
    },
    onDown: () => {
      timer ??= setInterval(poll, POLL_MS);
    },
  });
  return () => {
    clearInterval(timer);
    leave();
  };
}

/** How often it is looked at who is online: states change by themselves as time passes. */
const PRESENCE_POLL_MS = 15_000;

/**
 * Follows who is online, for the admin: `onChange` is called when somebody came, left or went elsewhere, and every now
 * and then while the tab is seen. Returns the function that stops it.
 */
export function watchPresence(onChange: () => void): () => void {
  let known: number | undefined;
  const timer = setInterval(() => {
    if (!document.hidden) onChange();
  }, PRESENCE_POLL_MS);
  const leave = connection.subscribe('presence', {
    onPresence: ({ event_id }) => {
      // The first says only how it stands.
      if (known !== undefined && known !== event_id) onChange();
      known = event_id;
    },
    onUp: () => undefined,
    onDown: () => undefined,
  });
  return () => {
    clearInterval(timer);
    leave();
  };
}
