import type { PresenceHour } from '@/api/words/presence';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { Time } from '@/ui/Time';
import { byHour } from './rules';
import { text } from './text';

/** How many people were online in each hour, of all roles together. */
export function Hours({ hours }: { hours: readonly PresenceHour[] }) {
  const sums = byHour(hours).toReversed();
  return (
    <Card flush title={text.hours}>
      {sums.length === 0 ? (
        <EmptyState>{text.noHours}</EmptyState>
      ) : (
        <ol
          aria-label={text.hours}
          className="grid grid-cols-2 divide-line text-sm md:grid-cols-4 lg:grid-cols-2"
        >
          {sums.map(({ hour, people }) => (
            <li key={hour} className="flex justify-between gap-3 px-4.5 py-1.5">
              <Time at={hour} className="text-fg-muted" />
              <span className="tabular-nums">{people.toLocaleString('en')}</span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
