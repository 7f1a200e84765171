import { useInfiniteQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import { paths } from '@/facts/paths';
import { ExpectedSlates } from '@/features/roles/slates/ExpectedSlates';
import { selectingQuery } from '@/features/selection/api';
import { SelectingTable } from '@/features/selection/list/SelectingTable';
import { text } from '@/features/selection/text';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { SkeletonRows } from '@/ui/Skeleton';

/** The roles whose applicants have been released to the company. */
export default function SelectionRoles() {
  usePageTitle(text.title);
  const query = useInfiniteQuery(selectingQuery);
  const roles = rows(query.data);
  const toRoles = (
    <Button asChild>
      <Link to={paths.createJobs}>{text.toRoles}</Link>
    </Button>
  );
  return (
    <>
      <PageHeader title={text.title} lead={text.lead} />
      {query.isError && roles.length === 0 && (
        <LoadFailed query={query}>{text.loadFailed}</LoadFailed>
      )}
      {query.isPending && (
        <Card flush>
          <SkeletonRows />
        </Card>
      )}
      {query.isSuccess && roles.length === 0 && (
        <Card>
          <EmptyState icon={Users} title={text.emptyTitle} action={toRoles}>
            {text.empty}
          </EmptyState>
        </Card>
      )}
      {roles.length > 0 && (
        <Card flush>
          <SelectingTable roles={roles} />
          {query.hasNextPage && (
            <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
              {text.more}
            </LoadMore>
          )}
        </Card>
      )}
      {query.isSuccess && (
        <div className="mt-4">
          <ExpectedSlates />
        </div>
      )}
    </>
  );
}
