import type { PresenceHour } from '@/api/words/presence';
import { Card } from '@/ui/Card';
import { Chart } from '@/ui/chart/Chart';
import { EmptyState } from '@/ui/EmptyState';
import { byHour, everyHour } from './rules';
import { text } from './text';

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const format = (people: number) => people.toLocaleString('en');

/** How many people were online in each hour, of all roles together. */
export function Hours({ hours }: { hours: readonly PresenceHour[] }) {
  const sums = everyHour(byHour(hours));
  const most = sums.reduce((all, one) => (one.people > all.people ? one : all), {
    hour: '',
    people: 0,
  });
  return (
    <Card title={text.hours}>
      {sums.length === 0 ? (
        <EmptyState>{text.noHours}</EmptyState>
      ) : (
        <Chart
          title={text.hoursChart}
          summary={text.hoursSummary(most.people, CLOCK.format(new Date(most.hour)))}
          bars={sums.map(({ hour, people }) => ({
            label: CLOCK.format(new Date(hour)),
            value: people,
          }))}
          format={format}
          heads={{ label: text.hour, value: text.people }}
        />
      )}
    </Card>
  );
}
