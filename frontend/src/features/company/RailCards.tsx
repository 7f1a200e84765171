import { Link } from 'react-router-dom';
import type { ClosingAssessment } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { Card } from '@/ui/Card';
import { StepsCard } from '@/ui/StepsCard';
import { useNow } from '@/ui/Time';
import { duration } from '@/ui/time';
import type { LaterStep, SetupStep } from './rules';
import { text } from './text';

type SetupCardProps = {
  steps: readonly SetupStep[];
  later: readonly LaterStep[];
  /** Whether the company has no report of its own to read yet. */
  isUnread: boolean;
};

/** What a company sets up once, and below it what others open; gone when its own part is done. */
export function SetupCard({ steps, later, isUnread }: SetupCardProps) {
  return (
    <StepsCard title={text.setup.title} steps={steps} open={(step) => <OpenStep step={step} />}>
      {isUnread && (
        <p className="mt-4 border-t border-line pt-3 text-sm">
          <Link
            to={paths.sampleReport}
            className="inline-flex min-h-6 items-center font-medium text-link underline-offset-3 hover:underline max-md:min-h-11"
          >
            {text.setup.sample}
          </Link>{' '}
          <span className="text-xs text-fg-muted">{text.setup.sampleWhat}</span>
        </p>
      )}
      <Later steps={later.filter((step) => !step.done)} />
    </StepsCard>
  );
}

/** A step that is open, as the way to it; beside it what it waits for. */
function OpenStep({ step: { label, path, when } }: { step: SetupStep }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {path === undefined ? (
        <span className="font-medium">{label}</span>
      ) : (
        <Link
          to={path}
          className="inline-flex min-h-6 items-center font-medium text-link underline-offset-3 hover:underline max-md:min-h-11"
        >
          {label}
        </Link>
      )}
      {when !== undefined && <span className="text-xs text-fg-muted">{when}</span>}
    </span>
  );
}

function Later({ steps }: { steps: readonly LaterStep[] }) {
  if (steps.length === 0) return null;
  return (
    <div className="mt-4 border-t border-line pt-3 text-sm">
      <h3 className="font-sans text-xs font-semibold text-fg-muted">{text.setup.later}</h3>
      <ul className="mt-1.5 flex flex-col gap-1.5">
        {steps.map(({ label, when }) => (
          <li key={label}>
            {label} <span className="text-fg-muted">{when}</span>
          </li>
        ))}
      </ul>
    </div>
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
