import { lastReload, reloadForChunk } from './chunk-reload';
import { isReachable } from './reach';
import { read } from '@/platform/storage';

/** What the build's own loader says of every lazy file that could not be fetched. */
const MISSING = 'vite:preloadError';

/** Failures that somebody answers for: a page that waits for its file, or reloads for it in its boundary. */
const answered = new WeakSet();
let typedOn: string | null = null;
let stale = false;
const listeners = new Set<() => void>();

/** Says that this failure needs no reload from here. To be said in the turn in which it comes. */
export function answerFor(error: unknown): void {
  if (typeof error === 'object' && error !== null) answered.add(error);
}

/** Whether a part of the open page is gone, and only what somebody typed keeps the page from being reloaded. */
export const isStale = (): boolean => stale;

/** Calls back when that changes. */
export function watchStale(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A page that came by such a reload and misses a file again is blocked or broken, not stale. */
function cameByReload(): boolean {
  const version = new URL(location.href).searchParams.get('v');
  return version !== null && version === lastReload(read('chunkReloadAt'), location.href);
}

/**
 * Reloads the page once for files that it asks for while it is open: after a press, or at the start (spec §4). Not
 * while the server is out of reach, and never over what was typed on it: then the page says that it is stale.
 */
export function watchParts(target: Window = window): void {
  const already = cameByReload();
  target.addEventListener(
    'input',
    () => {
      typedOn = location.pathname;
    },
    { capture: true },
  );
  target.addEventListener(MISSING, (event) => {
    if (!already) void reloadUnlessTyped((event as Event & { payload?: unknown }).payload);
  });
}

async function reloadUnlessTyped(error: unknown): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  const isAnswered = typeof error === 'object' && error !== null && answered.has(error);
  if (isAnswered || !(await isReachable())) return;
  if (typedOn !== location.pathname) {
    reloadForChunk();
    return;
  }
  stale = true;
  for (const listener of listeners) listener();
}
