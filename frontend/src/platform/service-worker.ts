import { logError } from './log';

/** At the root of the site, so that its scope is the whole site (spec §4). */
const SCRIPT = '/sw.js';

/** What asks a waiting worker to take over. */
const SKIP_WAITING = { type: 'SKIP_WAITING' };

/** Removes every worker of earlier times, registers ours and lets it take over at once (spec §4). */
export async function replaceWorkers(container: ServiceWorkerContainer): Promise<void> {
  try {
    const earlier = await container.getRegistrations();
    await Promise.all(earlier.map((registration) => registration.unregister()));
    const registration = await container.register(SCRIPT, { scope: '/' });
    const takeOver = () => registration.waiting?.postMessage(SKIP_WAITING);
    takeOver();
    registration.addEventListener('updatefound', () => {
      const installing = registration.installing;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed') takeOver();
      });
    });
  } catch (error) {
    logError('the service worker could not be registered', error);
  }
}

/** Does so once the page has loaded, in browsers that know service workers. */
export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const start = () => void replaceWorkers(navigator.serviceWorker);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
