import { TriangleAlert } from 'lucide-react';
import type { Network, NetworkAlert } from '@/api/words/admin';
import { Badge } from '@/ui/Badge';
import { Time } from '@/ui/Time';
import { alertWords } from './rules';
import { text } from './text';

const words = text.alerts;
const SHOWN = 10;

function Line({ alert, onOpen }: { alert: NetworkAlert; onOpen: (node: string) => void }) {
  return (
    <li className="flex flex-col gap-1 py-2.5 text-sm">
      <span className="flex flex-wrap items-center gap-2">
        <Badge
          tone="caution"
          icon={<TriangleAlert size={13} strokeWidth={1.75} aria-hidden="true" />}
        >
          {words.kinds[alert.kind]}
        </Badge>
        <span className="text-xs text-fg-subtle">
          <Time at={alert.at} look="relative" />
        </span>
      </span>
      <span>{alertWords(alert)}</span>
      <span className="flex flex-wrap gap-x-3">
        {alert.places.map((place) => (
          <button
            key={place.of}
            type="button"
            onClick={() => onOpen(place.node)}
            className="min-h-6 text-link underline underline-offset-3 max-md:min-h-11"
          >
            {place.name === '' ? text.unnamed : place.name}
          </button>
        ))}
      </span>
    </li>
  );
}

/** What somebody should look at, the newest first. */
export function Alerts({ network, onOpen }: { network: Network; onOpen: (node: string) => void }) {
  const { alerts, all_alerts: all } = network;
  const left = all - Math.min(SHOWN, alerts.length);
  return (
    <section aria-labelledby="network-alerts" className="px-2">
      <h2 id="network-alerts" className="text-md font-semibold">
        {words.title}
      </h2>
      {alerts.length === 0 && <p className="mt-1 text-sm text-fg-muted">{words.none}</p>}
      <ul className="divide-y divide-line">
        {alerts.slice(0, SHOWN).map((alert) => (
          <Line
            key={`${alert.kind} ${alert.places.map((place) => place.of).join()}`}
            alert={alert}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {left > 0 && <p className="text-xs text-fg-muted">{words.more(left)}</p>}
    </section>
  );
}
