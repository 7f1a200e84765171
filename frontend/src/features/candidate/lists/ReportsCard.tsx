import { useInfiniteQuery } from '@tanstack/react-query';
import { Stamp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import type { ReportRow } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { text } from '@/features/candidate/text';
import { reportsQuery } from '@/features/reports/api';
import { verificationMark } from '@/features/reports/rules';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { Punch } from '@/ui/Punch';
import { SkeletonRows } from '@/ui/Skeleton';
import { Time } from '@/ui/Time';

const words = text.reports;

function Row({ row }: { row: ReportRow }) {
  // Gold and a mark are earned: an attempt that reached nothing has neither.
  const isBare = row.fineness === 0;
  const mark = isBare ? null : verificationMark(row.verification);
  return (
    <li className="border-b border-line">
      <Link
        to={to(paths.report, { reportId: row.id })}
        className="flex min-h-14 items-center gap-4 px-4.5 py-2.5 text-sm hover:bg-surface-hover"
      >
        {isBare ? (
          <span
            role="img"
            aria-label={words.nothing}
            className="grid h-7 min-w-13 place-items-center rounded-sm bg-surface-sunken text-md font-semibold text-fg-muted"
          >
            {row.fineness}
          </span>
        ) : (
          <Punch value={row.fineness} ink size="lg" />
        )}
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

/** How many the overview shows. */
const FEW = 4;

const practice = (
  <Button asChild size="sm">
    <Link to={paths.codebrain}>{words.practice}</Link>
  </Button>
);

type ReportsCardProps = {
  /** The newest few, with a title and the way to all. */
  short?: boolean;
};

/** The person's own reports, newest first. */
export function ReportsCard({ short = false }: ReportsCardProps) {
  const query = useInfiniteQuery(reportsQuery);
  const all = rows(query.data);
  const reports = short ? all.slice(0, FEW) : all;
  const toAll = short && reports.length > 0 && (
    <Button asChild variant="link" className="-my-2 min-h-8">
      <Link to={paths.ownReports} aria-label={words.allOf}>
        {words.all}
      </Link>
    </Button>
  );
  return (
    <div id="reports" className="scroll-mt-20">
      <Card flush title={short ? words.title : undefined} action={toAll}>
        {query.isPending && <SkeletonRows rows={3} />}
        {query.isError && (
          <LoadFailed query={query} className="m-4">
            {words.failed}
          </LoadFailed>
        )}
        {query.isSuccess && reports.length === 0 && (
          <EmptyState icon={Stamp} action={practice}>
            {words.empty}
          </EmptyState>
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
        {!short && query.hasNextPage && (
          <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
            {words.more}
          </LoadMore>
        )}
      </Card>
    </div>
  );
}
