import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ArrowLeft, Clock } from 'lucide-react';
import { useMemo } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { rows } from '@/api/page';
import type { ModerationQueue, ModerationRow } from '@/api/words';
import { paths } from '@/facts/paths';
import { countsQuery, queueQuery } from '@/features/story-moderation/api';
import { CasePane } from '@/features/story-moderation/CasePane';
import { firstWaiting, queueOf, queues } from '@/features/story-moderation/rules';
import { text } from '@/features/story-moderation/text';
import { QueueNav } from '@/features/shell/QueueNav';
import { neighbour } from '@/features/stories/rules';
import { text as share } from '@/features/story-writing/text';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { useShortcuts } from '@/ui/shortcuts';
import { SkeletonRows } from '@/ui/Skeleton';
import { Table, Td, Th } from '@/ui/Table';

const words = text.table;

/** The address of a queue, with a story open in it or none. */
function address(queue: ModerationQueue, story?: string): string {
  const query = new URLSearchParams({ queue, ...(story === undefined ? {} : { story }) });
  return `${paths.adminInterviews}?${query.toString()}`;
}

function found(row: ModerationRow): string {
  const parts = [
    row.warnings_count > 0 ? words.warnings(row.warnings_count) : '',
    row.reports_count > 0 ? words.reports(row.reports_count) : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? words.none : parts.join(', ');
}

function Row({ row, to }: { row: ModerationRow; to: string }) {
  return (
    <tr className="relative hover:bg-surface-hover">
      <Td className="max-w-80 py-2">
        <Link
          to={to}
          className="block truncate font-medium -outline-offset-2 after:absolute after:inset-0"
        >
          {row.position}
        </Link>
        <span className="block truncate text-xs text-fg-muted">
          {[row.company_name, row.year].filter((part) => part !== null).join(', ')}
        </span>
      </Td>
      <Td className="max-md:hidden">{text.kinds[row.kind]}</Td>
      <Td className="max-md:hidden">{share.states[row.state]}</Td>
      <Td className="max-md:hidden">{found(row)}</Td>
      <Td numeric className="whitespace-nowrap">
        {row.overdue ? (
          <Badge tone="negative" icon={<Clock size={13} strokeWidth={1.75} aria-hidden="true" />}>
            {words.overdue}
          </Badge>
        ) : (
          words.days(row.age_days)
        )}
      </Td>
    </tr>
  );
}

type ListProps = {
  queue: ModerationQueue;
  shown: readonly ModerationRow[];
  query: ReturnType<typeof useInfiniteQuery>;
};

function List({ queue, shown, query }: ListProps) {
  if (query.isError && shown.length === 0)
    return <LoadFailed query={query}>{text.loadFailed}</LoadFailed>;
  if (query.isPending) return <SkeletonRows />;
  if (shown.length === 0) {
    const elsewhere = queue !== 'all' && (
      <Button asChild>
        <Link to={address('all')}>{text.emptyAll}</Link>
      </Button>
    );
    return <EmptyState action={elsewhere}>{text.empty}</EmptyState>;
  }
  return (
    <>
      <Table caption={words.caption}>
        <thead>
          <tr>
            <Th>{words.story}</Th>
            <Th className="max-md:hidden">{words.kind}</Th>
            <Th className="max-md:hidden">{words.state}</Th>
            <Th className="max-md:hidden">{words.findings}</Th>
            <Th numeric>{words.waits}</Th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <Row key={`${row.kind} ${row.id}`} row={row} to={address(queue, row.id)} />
          ))}
        </tbody>
      </Table>
      {query.hasNextPage && (
        <div className="border-t border-line p-3 text-center">
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {text.more}
          </Button>
        </div>
      )}
    </>
  );
}

/** Without a queue in the address: the first in which something waits. */
export default function ModerateInterviews() {
  usePageTitle(text.title);
  const [params] = useSearchParams();
  const counts = useQuery(countsQuery);
  const queue = queueOf(params.get('queue'));
  if (queue !== null) return <Moderation queue={queue} chosen={params.get('story')} />;
  if (!counts.isPending)
    return <Navigate to={address(firstWaiting(counts.data?.counts))} replace />;
  return (
    <>
      <PageHeader title={text.title} lead={text.lead} />
      <SkeletonRows />
    </>
  );
}

/** The queues, what waits in one of them, and the story that is judged. */
function Moderation({ queue, chosen }: { queue: ModerationQueue; chosen: string | null }) {
  const navigate = useNavigate();
  const query = useInfiniteQuery(queueQuery(queue));
  const shown = useMemo(() => rows(query.data), [query.data]);
  const keys = useMemo(() => {
    const move = (step: 1 | -1) => () => {
      const next = neighbour(shown, chosen, step);
      if (next !== undefined && next.id !== chosen)
        void navigate(address(queue, next.id), { replace: chosen !== null });
    };
    return { j: move(1), k: move(-1) };
  }, [shown, chosen, queue, navigate]);
  useShortcuts(keys);
  const hint = text.hints[queue];
  const counts = useQuery(countsQuery).data?.counts;
  const tabs = queues.map((name) => ({
    name,
    label: text.queues[name],
    to: address(name),
    count: counts?.[name],
  }));
  return (
    <>
      <PageHeader title={text.title} lead={text.lead} />
      <QueueNav label={text.queuesLabel} queues={tabs} chosen={queue} />
      {hint !== undefined && <p className="mb-3 text-xs text-fg-muted">{hint}</p>}
      {chosen === null ? (
        <Card flush>
          <List queue={queue} shown={shown} query={query} />
        </Card>
      ) : (
        <>
          <Link
            to={address(queue)}
            className="mb-3 inline-flex items-center gap-2 text-sm font-medium text-link max-md:min-h-11"
          >
            <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
            {text.back}
          </Link>
          <CasePane key={chosen} id={chosen} />
        </>
      )}
      <p className="mt-2 text-xs text-fg-subtle max-lg:hidden">{text.keys}</p>
    </>
  );
}
