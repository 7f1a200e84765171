import { queryClient } from '@/api/cache/query-client';
import { viewing } from '@/api/token/view-as';
import { ANALYTICS_IDLE_TIMEOUT_MS } from '@/facts/constants';
import { configQuery } from '@/features/session/api';
import { whenIdle } from '@/platform/loading/idle';
import { logError } from '@/platform/log';

/** What this needs of the router. */
export type Routing = {
  state: {
    location: { pathname: string };
    matches: readonly { route: { path?: string | undefined } }[];
  };
  subscribe: (onChange: (state: Routing['state']) => void) => unknown;
};

const placeOf = ({ location, matches }: Routing['state']) => ({
  pathname: location.pathname,
  pattern: matches.at(-1)?.route.path ?? '*',
});

const settings = () => queryClient.query({ ...configQuery, staleTime: 'static' });

async function count(router: Routing): Promise<void> {
  const [{ startAnalytics }, { analytics }] = await Promise.all([
    import('./analytics'),
    settings(),
  ]);
  if (!analytics || viewing() !== null) return;
  startAnalytics({
    now: () => placeOf(router.state),
    watch: (onPlace) => router.subscribe((state) => onPlace(placeOf(state))),
  });
}

async function report(router: Routing): Promise<void> {
  const [{ startReporting, sender }, { sentry_dsn }] = await Promise.all([
    import('./reporting'),
    settings(),
  ]);
  startReporting(() => placeOf(router.state).pattern, sender(sentry_dsn));
}

/** Fetches, once the browser is idle, what counts pages and what reports errors (spec §4). */
export function startTelemetry(router: Routing): void {
  whenIdle(() => {
    count(router).catch((error: unknown) => logError('pages are not counted', error));
  }, ANALYTICS_IDLE_TIMEOUT_MS);
  whenIdle(() => {
    report(router).catch((error: unknown) => logError('errors are not reported', error));
  });
}
