import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CompanyOverview, User } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { cx } from '@/ui/cx';
import { LoadFailed } from '@/ui/Loaded';
import { PageHeader } from '@/ui/PageHeader';
import { SkeletonRows } from '@/ui/Skeleton';
import { overviewQuery } from './api';
import { FigureTiles } from './FigureTiles';
import { FunnelCard } from './FunnelCard';
import { NewestCard } from './NewestCard';
import { ClosingCard, SetupCard } from './RailCards';
import { greeting, laterSteps, leadSentence, setupSteps, type Newest, type Rights } from './rules';
import { text } from './text';

type OverviewProps = {
  user: User;
  /** The newest assessment, where it says which step comes next. */
  newest?: Newest | null;
  /** What Assay is at work on for the company. */
  doing?: ReactNode;
  /** What needs the reader, and what has happened. */
  needs: ReactNode;
  activity: ReactNode;
  /** What stands below for a company that has something. */
  children: ReactNode;
};

type BlocksProps = {
  /** Undefined where it could not be read: what stands beside it is there all the same. */
  overview: CompanyOverview | undefined;
  rights: Rights;
} & Omit<OverviewProps, 'user'>;

/** A company that has nothing yet sees its checklist alone, and what Assay does for it. */
function Blocks({ overview, rights, newest, needs, doing, activity, children }: BlocksProps) {
  const setup = overview !== undefined && (
    <SetupCard
      steps={setupSteps(rights, overview, newest ?? null)}
      later={laterSteps(rights)}
      isUnread={overview.reports_ready === 0}
    />
  );
  if (overview?.is_empty === true)
    return (
      <div className="flex flex-col gap-4">
        {setup}
        {doing}
      </div>
    );
  const sent = overview !== undefined && overview.invitations_sent > 0;
  return (
    <>
      {overview !== undefined && <FigureTiles figures={overview.figures} />}
      <div
        className={cx('grid gap-4', overview !== undefined && 'lg:grid-cols-[minmax(0,1fr)_304px]')}
      >
        <div className="flex min-w-0 flex-col gap-4">
          {needs}
          {sent && <NewestCard rows={overview.newest} />}
          {sent && <FunnelCard overview={overview} />}
          {activity}
        </div>
        <div className="flex min-w-0 flex-col gap-4 empty:hidden">
          {setup}
          {doing}
          {overview !== undefined && <ClosingCard rows={overview.closing} />}
        </div>
      </div>
      {children}
    </>
  );
}

/** The company's first page: numbers, what needs somebody, what has happened, what comes next. */
export function Overview({ user, children, ...blocks }: OverviewProps) {
  const query = useQuery(overviewQuery);
  // Once it has failed, what stands beside it is shown, and stays while it is asked for again.
  const [failed, setFailed] = useState(false);
  if (query.failureCount > 0 && !failed) setFailed(true);
  const lead = query.data === undefined ? '\u00a0' : leadSentence(query.data);
  return (
    <>
      <PageHeader
        title={text.hello(greeting(new Date().getHours()), user.display_name.split(' ')[0] ?? '')}
        lead={lead}
        actions={
          user.company !== null && (
            <Button asChild>
              <Link to={to(paths.companyDashboard, { id: user.company.id })}>
                {text.toDashboard}
              </Link>
            </Button>
          )
        }
      />
      {query.isError && (
        <LoadFailed query={query} className="mb-4">
          {text.loadFailed}
        </LoadFailed>
      )}
      {query.isPending && (
        <Card title={text.setup.title} className="mb-4">
          <SkeletonRows rows={5} />
        </Card>
      )}
      {(query.data !== undefined || failed) && (
        <Blocks overview={query.data} rights={user} {...blocks}>
          {children}
        </Blocks>
      )}
    </>
  );
}
