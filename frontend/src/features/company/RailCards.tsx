import { Link } from 'react-router-dom';
import type { ClosingAssessment } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { Card } from '@/ui/Card';
import { StepsCard } from '@/ui/StepsCard';
import { useNow } from '@/ui/Time';
import { duration } from '@/ui/time';
import type { SetupStep } from './rules';
import { text } from './text';

/** What a company sets up once; gone when all is done. */
export function SetupCard({ steps }: { steps: readonly SetupStep[] }) {
  return (
    <StepsCard
      title={text.setup.title}
      steps={steps}
      open={({ label, path }) =>
        path === undefined ? (
          <span className="font-medium">{label}</span>
        ) : (
          <Link
            to={path}
            className="inline-flex min-h-6 items-center font-medium text-link underline-offset-3 hover:underline max-md:min-h-11"
          >
            {label}
          </Link>
        )
      }
    />
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
