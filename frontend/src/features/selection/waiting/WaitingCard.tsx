import { useQuery } from '@tanstack/react-query';
import { ClipboardPen, UserSearch, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { WaitingApplicant } from '@/api/words/slates';
import { paths, to } from '@/facts/paths';
import { nameOf } from '@/features/selection/rules';
import { Badge } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/Loaded';
import { Time } from '@/ui/Time';
import { waitingQuery } from './api';
import { text } from './text';

const icons: Record<WaitingApplicant['kind'], LucideIcon> = {
  review: UserSearch,
  scorecard: ClipboardPen,
};

function Row({ one }: { one: WaitingApplicant }) {
  const Icon = icons[one.kind];
  const path = to(paths.selectionCandidate, {
    roleId: one.role_id,
    applicationId: one.application_id,
  });
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={path}
        className="flex min-h-14 items-center gap-4 px-4.5 py-2.5 text-sm -outline-offset-2 hover:bg-surface-hover"
      >
        <Icon
          size={16}
          strokeWidth={1.75}
          aria-hidden="true"
          className="shrink-0 text-primary-text"
        />
        <span className="min-w-0 flex-1">
          <span className="block font-medium break-words">
            {nameOf(one)} <span className="font-normal text-fg-muted">· {one.role_title}</span>
          </span>
          <span className="block text-xs text-fg-muted">{text.kinds[one.kind]}</span>
        </span>
        <Time at={one.since} look="relative" className="shrink-0 text-xs text-fg-muted" />
      </Link>
    </li>
  );
}

/** The applicants who wait for the reader; absent where nobody does. */
export function WaitingCard() {
  const query = useQuery(waitingQuery);
  const waiting = query.data ?? [];
  if (query.isError && waiting.length === 0)
    return <LoadFailed query={query}>{text.failed}</LoadFailed>;
  if (waiting.length === 0) return null;
  return (
    <Card flush title={text.title} action={<Badge>{waiting.length}</Badge>}>
      <ul aria-label={text.list}>
        {waiting.map((one) => (
          <Row key={`${one.kind} ${one.application_id}`} one={one} />
        ))}
      </ul>
    </Card>
  );
}
