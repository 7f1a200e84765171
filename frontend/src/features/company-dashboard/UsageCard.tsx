import { Link } from 'react-router-dom';
import type { AssessmentUsage } from '@/api/words';
import { paths } from '@/facts/paths';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { isUsed } from './rules';
import { text } from './text';

const words = text.usage;

type UsageCardProps = { usage: AssessmentUsage; isMember: boolean };

/** How assessments were used lately. */
export function UsageCard({ usage, isMember }: UsageCardProps) {
  const numbers = [
    [words.sent, usage.sent],
    [words.started, usage.started],
    [words.finished, usage.finished],
  ] as const;
  const open = isMember ? (
    <Button asChild size="sm">
      <Link to={paths.assessment}>{words.send}</Link>
    </Button>
  ) : undefined;
  return (
    <Card flush title={words.title(usage.days)}>
      {isUsed(usage) ? (
        <dl className="grid grid-cols-3">
          {numbers.map(([label, value], index) => (
            <div
              key={label}
              className={
                index > 0 ? 'border-l border-dashed border-line px-4.5 py-3.5' : 'px-4.5 py-3.5'
              }
            >
              <dt className="text-sm text-fg-muted">{label}</dt>
              <dd className="text-3xl font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <EmptyState action={open}>{words.none}</EmptyState>
      )}
    </Card>
  );
}
