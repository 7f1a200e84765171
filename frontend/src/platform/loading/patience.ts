import { isChunkError } from './chunk-reload';
import { answerFor } from './parts';
import { isReachable } from './reach';

/** How long until a file is tried again where the browser believes in a network that leads nowhere. */
const AGAIN_MS = 5_000;

/** How long a network that has just come back is given until it carries files too. */
const SETTLE_MS = 300;

/** Whether a file of the application that could not be fetched is waited for, or is being tried again. */
export type Patience = 'none' | 'waiting' | 'trying';

let missing = 0;
let trying = 0;
const sleepers = new Set<() => void>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

export function patience(): Patience {
  if (missing === 0) return 'none';
  return trying > 0 ? 'trying' : 'waiting';
}

/** Calls back when that changes. */
export function watchPatience(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tries again now everything that is waited for. */
export function tryAgain(): void {
  for (const wake of [...sleepers]) wake();
}

/** Until the network is back, a retry is asked for, or, where there seems to be a network, some time has passed. */
function nextTry(): Promise<void> {
  return new Promise((resolve) => {
    const timer = navigator.onLine ? setTimeout(tryAgain, AGAIN_MS) : undefined;
    const wake = () => {
      clearTimeout(timer);
      removeEventListener('online', wake);
      sleepers.delete(wake);
      resolve();
    };
    addEventListener('online', wake);
    sleepers.add(wake);
  });
}

/**
 * Answers the file, or null where the server cannot be reached. Where the network is coming back, a request that fails
 * is followed by one that is answered, so a file counts as gone only when it fails after the server has answered.
 */
async function fetchOnce<T>(load: () => Promise<T>): Promise<{ file: T } | null> {
  for (let answered = false; ; answered = true) {
    try {
      return { file: await load() };
    } catch (error) {
      answerFor(error);
      if (!isChunkError(error)) throw error;
      if (!(await isReachable())) return null;
      if (answered) throw error;
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    }
  }
}

async function keepTrying<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    await nextTry();
    trying += 1;
    tell();
    try {
      const found = await fetchOnce(load);
      if (found !== null) return found.file;
    } finally {
      trying -= 1;
      tell();
    }
  }
}

/**
 * Fetches a lazy file. Where the server cannot be reached it goes on trying, so that the page that
 * is open stays; a file that is gone although the server answers fails, and is reloaded for (spec §4).
 */
export function withPatience<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    const found = await fetchOnce(load);
    if (found !== null) return found.file;
    missing += 1;
    tell();
    try {
      return await keepTrying(load);
    } finally {
      missing -= 1;
      tell();
    }
  };
}
