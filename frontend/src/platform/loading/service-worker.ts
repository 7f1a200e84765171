import { logError } from '@/platform/log';
import { takeWorker } from '@/platform/start/hand-over';
import { isReachable } from './reach';

/** At the root of the site, so that its scope is the whole site (spec §4). */
const SCRIPT = '/sw.js';

/** What asks a waiting worker to take over. */
const SKIP_WAITING = { type: 'SKIP_WAITING' };

/**
 * Removes every earlier worker, registers the current one and lets it take over at once (spec §4).
 * Answers the registration; null where that failed.
 */
export async function replaceWorkers(
  container: ServiceWorkerContainer,
): Promise<ServiceWorkerRegistration | null> {
  try {
    const earlier = await container.getRegistrations();
    await Promise.all(earlier.map((registration) => registration.unregister()));
    const registration = await container.register(SCRIPT, { scope: '/' });
    registration.waiting?.postMessage(SKIP_WAITING);
    // The first `updatefound` may be over by now.
    takeOverOnceInstalled(registration.installing);
    registration.addEventListener('updatefound', () => {
      takeOverOnceInstalled(registration.installing);
    });
    return registration;
  } catch (error) {
    logError('the service worker could not be registered', error);
    return null;
  }
}

/** Asks a worker that is being installed not to wait for the pages of the one before it. */
function takeOverOnceInstalled(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed') worker.postMessage(SKIP_WAITING);
  });
}

/** The worker of a registration, once it is at work. */
function atWork({ active, waiting, installing }: ServiceWorkerRegistration) {
  const worker = installing ?? waiting ?? active;
  return new Promise<ServiceWorker>((resolve) => {
    const look = () => {
      if (worker?.state === 'activated') resolve(worker);
    };
    worker?.addEventListener('statechange', look);
    look();
  });
}

/** The file that starts the application; the home page names it beside its own script. */
function entryFile(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script?.dataset['entry'] ?? script?.getAttribute('src') ?? null;
}

/** Has the worker keep what a page needs to come back without a network: the empty page, and each file as it is loaded. */
function keepForOffline(worker: ServiceWorker): void {
  worker.postMessage({ type: 'KEEP_SHELL', entry: entryFile() });
  const keep = (entries: PerformanceEntryList) => {
    const urls = entries.map(({ name }) => new URL(name));
    const files = urls.filter(({ origin }) => origin === location.origin);
    worker.postMessage({ type: 'KEEP_FILES', files: files.map(({ pathname }) => pathname) });
  };
  new PerformanceObserver((list) => keep(list.getEntries())).observe({
    type: 'resource',
    buffered: true,
  });
}

/** A page that came from the worker's copy keeps that worker until the server can be reached. */
async function start(container: ServiceWorkerContainer): Promise<void> {
  if (!(await isReachable())) {
    addEventListener('online', () => void start(container), { once: true });
    return;
  }
  const registration = await replaceWorkers(container);
  if (registration !== null) keepForOffline(await atWork(registration));
}

/** Does so once the page has loaded, in browsers that know service workers, and once in a document. */
export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator) || !takeWorker()) return;
  const begin = () => void start(navigator.serviceWorker);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
