import type { CompanyOverview } from '@/api/words';
import { Card } from '@/ui/Card';
import { funnelPath } from './funnel-path';
import { percent } from './rules';
import { text } from './text';

const WIDTH = 600;
const HEIGHT = 130;
const words = text.numbers;

type Stage = { label: string; value: number; share: string | null };

function stages(overview: CompanyOverview): Stage[] {
  const started = percent(overview.attempts_started, overview.invitations_sent);
  const ready = percent(overview.reports_ready, overview.attempts_started);
  return [
    { label: words.invited, value: overview.invitations_sent, share: null },
    {
      label: words.started,
      value: overview.attempts_started,
      share: started === null ? null : words.ofInvited(started),
    },
    {
      label: words.reports,
      value: overview.reports_ready,
      share: ready === null ? null : words.ofStarted(ready),
    },
  ];
}

/** How many were invited, started and finished so far; the drawing repeats the numbers. */
export function FunnelCard({ overview }: { overview: CompanyOverview }) {
  const columns = stages(overview);
  const shape = funnelPath(
    columns.map((stage) => stage.value),
    WIDTH,
    HEIGHT,
  );
  return (
    <Card flush title={words.title}>
      <dl className="grid grid-cols-3">
        {columns.map((stage, index) => (
          <div
            key={stage.label}
            className={
              index > 0 ? 'border-l border-dashed border-line px-4.5 pt-3.5' : 'px-4.5 pt-3.5'
            }
          >
            <dt className="text-sm text-fg-muted">{stage.label}</dt>
            <dd className="text-3xl font-semibold tabular-nums">{stage.value}</dd>
            <dd className="text-xs text-fg-muted">{stage.share ?? '\u00a0'}</dd>
          </div>
        ))}
      </dl>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-2 block h-30 w-full"
      >
        <path d={shape.area} fill="var(--primary-soft-hover)" />
        <path
          d={shape.line}
          fill="none"
          stroke="var(--primary)"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </Card>
  );
}
