import { countedPath, setCounted } from '@/platform/start/hand-over';
import { asksForPrivacy } from '@/platform/telemetry/privacy';
import { tell } from '@/platform/telemetry/beacon';

/** A page as it is counted: its pattern, never its address. */
export type Place = { pathname: string; pattern: string };

type Places = {
  now: () => Place;
  /** Calls back after every navigation. */
  watch: (onPlace: (place: Place) => void) => void;
};

/** Reports to the server which page is open, now and on each change of the path (spec §4). */
export function startAnalytics(places: Places, send: (route: string) => void = pageview): void {
  if (asksForPrivacy()) return;
  const record = ({ pathname, pattern }: Place) => {
    if (pathname === countedPath()) return;
    setCounted(pathname);
    send(pattern);
  };
  record(places.now());
  places.watch(record);
}

function pageview(route: string): void {
  tell('/api/events/pageview', JSON.stringify({ route }));
}
