import type { OwnPartnership } from '@/api/words';
import { Card } from '@/ui/Card';
import { Segmented } from '@/ui/Segmented';
import { funnelOf, periods, type Period } from './rules';
import { text } from './text';

const words = text.overview;
const steps = ['clicks', 'signed_up', 'activated', 'placed', 'paid'] as const;

type FunnelCardProps = {
  funnels: OwnPartnership['funnels'];
  period: Period;
  onPeriod: (period: Period) => void;
};

/** How many came how far, in one of three periods. */
export function FunnelCard({ funnels, period, onPeriod }: FunnelCardProps) {
  const funnel = funnelOf(funnels, period);
  const options = periods.map((value) => ({ value, label: words.periods[value] }));
  return (
    <Card
      title={words.funnel}
      action={
        <Segmented label={words.period} value={period} onChange={onPeriod} options={options} />
      }
    >
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-5">
        {steps.map((step) => (
          <div key={step}>
            <dt className="text-xs text-fg-muted">{words.steps[step]}</dt>
            <dd className="text-2xl font-semibold tabular-nums">{funnel?.[step] ?? 0}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-xs text-fg-muted">{words.funnelNote}</p>
    </Card>
  );
}
