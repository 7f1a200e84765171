import { useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { isUnanswered } from '@/api/cache/page';
import { isMissing } from '@/api/failure';
import type { CompanyDashboard as Dashboard } from '@/api/words';
import { paths, to } from '@/facts/paths';
import {
  dashboardQuery,
  dashboardRolesQuery,
  reviewsQuery,
} from '@/features/company-dashboard/api';
import { ReviewsCard } from '@/features/company-dashboard/ReviewsCard';
import { RolesCard } from '@/features/company-dashboard/RolesCard';
import { text } from '@/features/company-dashboard/text';
import { UsageCard } from '@/features/company-dashboard/UsageCard';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { LoadFailed, Together } from '@/ui/Loaded';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { SkeletonRows } from '@/ui/Skeleton';

type Failed = UseQueryResult<Dashboard>;

/** Whether one of the lists is on its way: nobody knows how high they will be, and the usage comes below them. */
function useWaiting(company: string, enabled: boolean): boolean {
  const roles = useInfiniteQuery({ ...dashboardRolesQuery(company), enabled });
  const reviews = useInfiniteQuery({ ...reviewsQuery(company), enabled });
  return isUnanswered(roles) || isUnanswered(reviews);
}

function Shown({ dashboard }: { dashboard: Dashboard }) {
  const { company, is_member, reads_candidates, outstanding_days, usage } = dashboard;
  usePageTitle(text.title(company.name));
  const waiting = useWaiting(company.id, reads_candidates);
  const toCompany = (
    <Button asChild>
      <Link to={to(paths.company, { id: company.id })}>{text.toCompany}</Link>
    </Button>
  );
  return (
    <>
      <PageHeader
        title={text.title(company.name)}
        lead={is_member ? text.lead : text.adminLead}
        actions={toCompany}
      />
      <Together waiting={waiting} className="flex flex-col gap-4">
        {reads_candidates ? (
          <>
            <RolesCard company={company.id} isMember={is_member} />
            <ReviewsCard company={company.id} days={outstanding_days} isMember={is_member} />
          </>
        ) : (
          <Card>
            <p className="text-sm text-fg-muted">{text.noCandidates}</p>
          </Card>
        )}
        <UsageCard usage={usage} isMember={is_member} />
      </Together>
    </>
  );
}

/**
 * The company could not be read, so nothing is known but its id: each list is asked for by itself, and says itself
 * where the viewer may not read it.
 */
function Partly({ id, query }: { id: string; query: Failed }) {
  usePageTitle(text.plainTitle);
  return (
    <>
      <PageHeader title={text.plainTitle} />
      <div className="flex flex-col gap-4">
        {query.isError ? (
          <LoadFailed query={query}>{text.loadFailed}</LoadFailed>
        ) : (
          <Card flush>
            <SkeletonRows rows={2} />
          </Card>
        )}
        <RolesCard company={id} isMember={false} />
        <ReviewsCard company={id} days={null} isMember={false} />
      </div>
    </>
  );
}

function Gone() {
  usePageTitle(text.goneTitle);
  const toCompanies = (
    <Button asChild variant="primary">
      <Link to={paths.companies}>{text.toCompanies}</Link>
    </Button>
  );
  return <PageHeader title={text.goneTitle} lead={text.gone} actions={toCompanies} />;
}

function Waiting() {
  usePageTitle(text.plainTitle);
  return (
    <>
      <PageHeader title={text.plainTitle} lead={text.lead} />
      <Card flush>
        <SkeletonRows rows={6} />
      </Card>
    </>
  );
}

/** What a company has done, for its members and the admin, at /companies/{id}/dashboard. */
export default function CompanyDashboard() {
  const { id = '' } = useParams();
  const query = useQuery(dashboardQuery(id));
  // Once it has failed, the lists are shown, and stay while it is asked for again.
  const [failed, setFailed] = useState(false);
  if (query.failureCount > 0 && !failed) setFailed(true);
  return (
    <>
      {query.data !== undefined ? (
        <Shown dashboard={query.data} />
      ) : isMissing(query.error) ? (
        <Gone />
      ) : failed ? (
        <Partly id={id} query={query} />
      ) : (
        <Waiting />
      )}
    </>
  );
}
