import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { rows } from '@/api/cache/page';
import { closeReport, reportsQuery } from '@/features/invitation-reports/api';
import { ReportRows } from '@/features/invitation-reports/ReportRows';
import { text } from '@/features/invitation-reports/text';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { notify } from '@/ui/notify';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { useRowKeys } from '@/ui/row-keys';
import { SkeletonRows } from '@/ui/Skeleton';

/** The invitations that were reported, for the admin to look at. */
export default function InvitationReports() {
  usePageTitle(text.title);
  useRowKeys();
  const query = useInfiniteQuery(reportsQuery);
  const closing = useMutation({
    mutationFn: closeReport,
    onSuccess: () => notify('success', text.closed),
    onError: () => notify('error', text.failed),
  });
  const reports = rows(query.data);
  return (
    <>
      <PageHeader title={text.title} lead={text.lead} />
      <Card flush>
        {query.isPending && <SkeletonRows rows={3} />}
        {query.isError && (
          <LoadFailed query={query} className="m-4">
            {text.loadFailed}
          </LoadFailed>
        )}
        {query.isSuccess && reports.length === 0 && <EmptyState>{text.empty}</EmptyState>}
        {reports.length > 0 && (
          <ReportRows
            reports={reports}
            closing={closing.isPending ? closing.variables : null}
            onClose={closing.mutate}
          />
        )}
        {query.hasNextPage && (
          <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
            {text.more}
          </LoadMore>
        )}
      </Card>
    </>
  );
}
