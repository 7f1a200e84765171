// The home page is drawn without a script. This one, built by scripts/prerender.mjs as a file of
// its own, fetches the application once that picture is on the screen, so that the two do not
// compete for a slow line, and starts it when someone is there to use it.
import { reloadForChunk } from '@/platform/loading/chunk-reload';
import { isReachable } from '@/platform/loading/reach';
import { startUntouched } from './untouched';
import { atFirstSign, isSignedOut, isWantedAtOnce, keepPress } from '@/platform/start/wake';

const PICTURE = 'first-contentful-paint';
/** A picture that takes longer is not waited for. */
const LONGEST_MS = 3000;
/** A page that nobody touches gets its application then. What must not wait so long is in untouched.ts. */
const UNTOUCHED_MS = 10_000;

const files = JSON.parse(
  document.querySelector<HTMLScriptElement>('script[data-files]')?.dataset['files'] ?? '[]',
) as string[];

/** Runs once the page is on the screen. */
function afterPicture(run: () => void): void {
  let done = false;
  const once = () => {
    if (!done) run();
    done = true;
  };
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
    once();
    return;
  }
  new PerformanceObserver((list) => {
    if (list.getEntriesByName(PICTURE).length > 0) once();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(once, LONGEST_MS);
}

function fetchFiles(): void {
  for (const href of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.fetchPriority = 'low';
    link.href = href;
    document.head.append(link);
  }
}

/** A page that was kept since an earlier version names files that are gone. */
async function reloadForEntry(): Promise<void> {
  if (await isReachable()) reloadForChunk();
}

let started = false;
function start(): void {
  const [entry] = files;
  if (started || entry === undefined) return;
  started = true;
  import(/* @vite-ignore */ entry).catch(reloadForEntry);
}

const prerendered = document.getElementById('prerendered');
const root = document.getElementById('root');
if (prerendered !== null && root !== null) keepPress(prerendered, root);
// Log In and Sign Up are true for everybody without a session here; others never see them.
if (isSignedOut()) prerendered?.setAttribute('data-signed-out', '');

startUntouched();

let drawn = false;
let wanted = isWantedAtOnce(location, navigator.userAgent);
function startIfDrawnAndWanted(): void {
  if (drawn && wanted) start();
}
atFirstSign(() => {
  wanted = true;
  startIfDrawnAndWanted();
});
afterPicture(() => {
  drawn = true;
  fetchFiles();
  startIfDrawnAndWanted();
  setTimeout(start, UNTOUCHED_MS);
});
