// What the home page does for a visitor who only reads it: without the application, and without React.
import type { PublicConfig } from '@/api/words';
import { ANALYTICS_IDLE_TIMEOUT_MS } from '@/facts/constants';
import { paths } from '@/facts/paths';
import { startAnalytics } from '@/features/chrome/analytics';
import { sender, startReporting } from '@/features/chrome/reporting';
import { whenIdle } from '@/platform/loading/idle';
import { startServiceWorker } from '@/platform/loading/service-worker';
import { logError } from '@/platform/log';
import { countedPath, untilApplication } from '@/platform/start/hand-over';
import { watchFaults } from '@/platform/telemetry/faults';

async function settings(): Promise<PublicConfig> {
  const answer = await fetch('/api/config');
  if (!answer.ok) throw new Error(`the settings were answered with ${answer.status}`);
  return (await answer.json()) as PublicConfig;
}

async function begin(): Promise<void> {
  const { analytics, sentry_dsn } = await settings();
  startReporting(() => paths.home, sender(sentry_dsn));
  const home = { pathname: paths.home, pattern: paths.home };
  if (analytics && countedPath() === null)
    startAnalytics({ now: () => home, watch: () => undefined });
}

/**
 * Once the browser is idle, at most 3 s later, counts the view, reports what has broken and installs the service worker
 * (spec §4). The application goes on with all three when it starts.
 */
export function startUntouched(): void {
  watchFaults(window, untilApplication());
  whenIdle(() => {
    startServiceWorker();
    begin().catch((error: unknown) => logError('the home page is not counted', error));
  }, ANALYTICS_IDLE_TIMEOUT_MS);
}
