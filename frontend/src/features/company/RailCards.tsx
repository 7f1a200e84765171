import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ClosingAssessment, LatestEvent } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { Avatar } from '@/ui/Avatar';
import { Card } from '@/ui/Card';
import { Progress } from '@/ui/Progress';
import { Time, useNow } from '@/ui/Time';
import { duration } from '@/ui/time';
import type { SetupStep } from './rules';
import { text } from './text';

/** What a company sets up once; gone when all is done. */
export function SetupCard({ steps }: { steps: readonly SetupStep[] }) {
  const done = steps.filter((step) => step.done).length;
  if (done === steps.length) return null;
  const label = text.setup.done(done, steps.length);
  return (
    <Card title={text.setup.title} action={<span className="text-xs text-fg-muted">{label}</span>}>
      <Progress done={done} total={steps.length} label={label} />
      <ul className="mt-3 flex flex-col gap-2.5 text-sm">
        {steps.map((step) => {
          const Icon = step.done ? CircleCheck : Circle;
          return (
            <li key={step.label} className="flex items-center gap-2.5">
              <Icon
                size={17}
                strokeWidth={1.75}
                role="img"
                aria-label={step.done ? text.setup.stepDone : text.setup.stepOpen}
                className={step.done ? 'shrink-0 text-positive' : 'shrink-0 text-fg-subtle'}
              />
              {step.done || step.path === undefined ? (
                <span className={step.done ? 'text-fg-muted' : 'font-medium'}>{step.label}</span>
              ) : (
                <Link
                  to={step.path}
                  className="inline-flex min-h-6 items-center font-medium text-link underline-offset-3 hover:underline max-md:min-h-11"
                >
                  {step.label}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** Sets whose invitations run out soon. */
export function ClosingCard({ rows }: { rows: readonly ClosingAssessment[] }) {
  const now = useNow();
  if (rows.length === 0) return null;
  return (
    <Card title={text.closing.title}>
      <ul className="flex flex-col gap-3.5 text-sm">
        {rows.map((row) => (
          <li key={row.assessment_id} className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <Link
                to={to(paths.assessmentDetail, { assessmentId: row.assessment_id })}
                className="font-medium underline-offset-3 hover:underline"
              >
                {row.title}
              </Link>
              <p className="text-xs text-fg-muted">
                {text.closing.detail(row.invited, row.not_started)}
              </p>
            </div>
            <time dateTime={row.expires_at} className="shrink-0 text-xs font-semibold">
              {duration(new Date(row.expires_at).getTime() - now.getTime())}
            </time>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Who did what last. */
export function LatestCard({ rows }: { rows: readonly LatestEvent[] }) {
  if (rows.length === 0) return null;
  return (
    <Card title={text.latest.title}>
      <ul className="flex flex-col gap-3 text-sm">
        {rows.map((row) => (
          <li key={`${row.kind}-${row.who}-${row.at}`} className="flex items-start gap-2.5">
            <Avatar name={row.who} size="sm" />
            <p className="min-w-0 flex-1">
              <strong className="font-medium">{row.who}</strong>{' '}
              <span className="text-fg-muted">{text.latest[row.kind]}</span>{' '}
              <span className="font-medium">{row.title}</span>
            </p>
            <Time at={row.at} look="relative" className="shrink-0 text-xs text-fg-muted" />
          </li>
        ))}
      </ul>
    </Card>
  );
}
