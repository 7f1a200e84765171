import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import type { ModerationQueue, ModerationRow } from '@/api/words';
import { paths } from '@/facts/paths';
import { ExportButton } from '@/features/exports/ExportButton';
import { countsQuery, downloadStories, queueQuery } from '@/features/story-moderation/api';
import { CasePane } from '@/features/story-moderation/CasePane';
import { firstWaiting, queueOf, queues } from '@/features/story-moderation/rules';
import { text } from '@/features/story-moderation/text';
import { ReviewQueue } from '@/features/review-queue/ReviewQueue';
import { SavedFilters } from '@/features/saved-filters/SavedFilters';
import { text as share } from '@/features/story-writing/text';
import { Badge } from '@/ui/Badge';
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

type WaitingProps = { rows: readonly ModerationRow[]; link: (id: string) => string };

function Waiting({ rows, link }: WaitingProps) {
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
        {rows.map((row) => (
          <Row key={`${row.kind} ${row.id}`} row={row} to={link(row.id)} />
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
  if (queue !== null) return <Moderation queue={queue} open={params.get('story')} />;
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
function Moderation({ queue, open }: { queue: ModerationQueue; open: string | null }) {
  const query = useInfiniteQuery(queueQuery(queue));
  const counts = useQuery(countsQuery).data?.counts;
  return (
    <ReviewQueue
      words={text}
      actions={
        <>
          <SavedFilters list="interviews" shown={{ queue }} />
          <ExportButton load={() => downloadStories(queue)} />
        </>
      }
      queues={{
        names: queues,
        labels: text.queues,
        hints: text.hints,
        counts,
        chosen: queue,
        home: 'all',
        empties: text.empties,
      }}
      open={open}
      address={address}
      query={query}
      list={(rows, link) => <Waiting rows={rows} link={link} />}
      item={(id) => <CasePane key={id} id={id} />}
    />
  );
}
