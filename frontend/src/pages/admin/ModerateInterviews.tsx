import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import type { ModerationQueue, ModerationRow } from '@/api/words';
import { paths } from '@/facts/paths';
import { countsQuery, queueQuery } from '@/features/story-moderation/api';
import { CasePane } from '@/features/story-moderation/CasePane';
import { firstWaiting, queueOf, queues } from '@/features/story-moderation/rules';
import { text } from '@/features/story-moderation/text';
import { BackLink } from '@/features/review-queue/BackLink';
import { QueueHead } from '@/features/review-queue/QueueHead';
import { QueueList } from '@/features/review-queue/QueueList';
import { text as share } from '@/features/story-writing/text';
import { Badge } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { useListKeys } from '@/ui/list-keys';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
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

type WaitingProps = { queue: ModerationQueue; shown: readonly ModerationRow[] };

function Waiting({ queue, shown }: WaitingProps) {
  return (
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
  const open = useCallback(
    ({ id }: ModerationRow) => void navigate(address(queue, id), { replace: chosen !== null }),
    [queue, chosen, navigate],
  );
  useListKeys(shown, chosen, open);
  const counts = useQuery(countsQuery).data?.counts;
  return (
    <>
      <QueueHead
        words={{ title: text.title, lead: text.lead, label: text.queuesLabel }}
        queues={queues}
        chosen={queue}
        labels={text.queues}
        hints={text.hints}
        counts={counts}
        link={address}
      />
      {chosen === null ? (
        <Card flush>
          <QueueList
            query={query}
            count={shown.length}
            words={text}
            elsewhere={queue === 'all' ? null : { to: address('all'), words: text.emptyAll }}
          >
            <Waiting queue={queue} shown={shown} />
          </QueueList>
        </Card>
      ) : (
        <>
          <BackLink to={address(queue)}>{text.back}</BackLink>
          <CasePane key={chosen} id={chosen} />
        </>
      )}
      <p className="mt-2 text-xs text-fg-subtle max-lg:hidden">{text.keys}</p>
    </>
  );
}
