import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import { Avatar } from '@/ui/Avatar';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { SkeletonRows } from '@/ui/Skeleton';
import { Time } from '@/ui/Time';
import { activityQuery } from './api';
import { aboutOf, actorOf, fold, leadOf, type Folded } from './rules';
import { text } from './text';

function Row({ of }: { of: Folded }) {
  const { row, others } = of;
  const actor = actorOf(row);
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={leadOf(of)}
        className="flex min-h-14 items-center gap-3 px-4.5 py-2.5 text-sm -outline-offset-2 hover:bg-surface-hover"
      >
        <Avatar name={actor ?? text.assay} size="sm" />
        <span className="min-w-0 flex-1">
          <span className="block break-words">
            {actor !== null && <strong className="font-medium">{actor} </strong>}
            {text.kinds[row.kind]}
          </span>
          <span className="block text-xs break-words text-fg-muted">{aboutOf(row, others)}</span>
        </span>
        <Time at={row.at} look="relative" className="shrink-0 text-xs text-fg-muted" />
      </Link>
    </li>
  );
}

/** What has happened at the company in the last 30 days, a page at a time. */
export function ActivityCard() {
  const query = useInfiniteQuery(activityQuery);
  const folded = fold(rows(query.data));
  return (
    <Card
      flush
      title={text.title}
      action={<span className="text-xs text-fg-muted">{text.lead}</span>}
    >
      {query.isPending && (
        <div className="px-4.5 py-3">
          <SkeletonRows rows={4} />
        </div>
      )}
      {query.isError && (
        <LoadFailed query={query} className="m-4">
          {text.failed}
        </LoadFailed>
      )}
      {query.isSuccess && folded.length === 0 && <EmptyState>{text.empty}</EmptyState>}
      {folded.length > 0 && (
        <ul aria-label={text.list}>
          {folded.map((of) => (
            <Row key={of.row.number} of={of} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
          {text.more}
        </LoadMore>
      )}
    </Card>
  );
}
