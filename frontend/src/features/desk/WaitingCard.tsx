import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Waiting } from '@/api/words/admin';
import { Badge } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { Loaded } from '@/ui/Loaded';
import { SkeletonRows } from '@/ui/Skeleton';
import { Time } from '@/ui/Time';
import { waitingQuery } from './api';
import { pathOf } from './rules';
import { text } from './text';

function Row({ of: { kind, count, since } }: { of: Waiting }) {
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={pathOf[kind]}
        className="flex min-h-14 items-center gap-4 px-4.5 py-2.5 text-sm -outline-offset-2 hover:bg-surface-hover"
      >
        <span className="min-w-0 flex-1 font-medium break-words">{text.kinds[kind]}</span>
        <span className="shrink-0 text-xs text-fg-muted">
          {text.oldest} <Time at={since} look="relative" />
        </span>
        <Badge>{count}</Badge>
      </Link>
    </li>
  );
}

/** What stays undone until the admin does it: a line for each kind, the one that waits longest first. */
export function WaitingCard() {
  const query = useQuery(waitingQuery);
  return (
    <Card flush title={text.card}>
      <Loaded
        query={query}
        failed={text.failed}
        skeleton={
          <div className="px-4.5 py-3">
            <SkeletonRows rows={4} />
          </div>
        }
      >
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState icon={CircleCheck}>{text.empty}</EmptyState>
          ) : (
            <ul aria-label={text.list}>
              {items.map((of) => (
                <Row key={of.kind} of={of} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
