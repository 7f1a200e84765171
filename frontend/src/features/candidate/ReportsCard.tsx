import { useInfiniteQuery } from '@tanstack/react-query';
import { Stamp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import type { ReportRow } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { reportsQuery } from '@/features/reports/api';
import { verificationMark } from '@/features/reports/rules';
import { Badge } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { Punch } from '@/ui/Punch';
import { SkeletonRows } from '@/ui/Skeleton';
import { Time } from '@/ui/Time';
import { text } from './text';

const words = text.reports;

function Row({ row }: { row: ReportRow }) {
  const mark = verificationMark(row.verification);
  return (
    <li className="border-b border-line">
      <Link
        to={to(paths.report, { reportId: row.id })}
        className="flex min-h-14 items-center gap-4 px-4.5 py-2.5 text-sm hover:bg-surface-hover"
      >
        <Punch value={row.fineness} ink size="lg" />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{row.assessment_title}</span>
          <span className="block truncate text-xs text-fg-muted">
            {row.company_name} ·{' '}
            {row.state === 'submitted' ? words.grading : <Time at={row.submitted_at} />}
            {row.links_opened !== null &&
              row.links_opened > 0 &&
              ` · ${words.opened(row.links_opened)}`}
          </span>
        </span>
        {row.state === 'voided' && <Badge tone="caution">{words.voided}</Badge>}
        {mark !== null && <Badge tone={mark.tone}>{mark.label}</Badge>}
      </Link>
    </li>
  );
}

/** The person's own reports, newest first. */
export function ReportsCard() {
  const query = useInfiniteQuery(reportsQuery);
  const reports = rows(query.data);
  return (
    <div id="reports" className="scroll-mt-20">
      <Card flush title={words.title}>
        {query.isPending && <SkeletonRows rows={3} />}
        {query.isError && (
          <LoadFailed query={query} className="m-4">
            {words.failed}
          </LoadFailed>
        )}
        {query.isSuccess && reports.length === 0 && (
          <EmptyState icon={Stamp}>{words.empty}</EmptyState>
        )}
        {reports.length > 0 && (
          <>
            <ul>
              {reports.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </ul>
            <p className="flex items-center gap-2.5 px-4.5 py-3 text-xs text-fg-muted">
              <Stamp size={15} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
              {words.note}
            </p>
          </>
        )}
        {query.hasNextPage && (
          <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
            {words.more}
          </LoadMore>
        )}
      </Card>
    </div>
  );
}
