import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { CompanyOverview, User } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { PageHeader } from '@/ui/PageHeader';
import { SkeletonRows } from '@/ui/Skeleton';
import { overviewQuery } from './api';
import { FunnelCard } from './FunnelCard';
import { ClosingCard, LatestCard, SetupCard } from './RailCards';
import { greeting, leadSentence, setupSteps, tabLock, type Rights } from './rules';
import { text } from './text';
import { WaitingCard } from './WaitingCard';

function First({ rights }: { rights: Rights }) {
  const lock = tabLock('assessment', rights);
  const build =
    lock === null ? (
      <Button asChild variant="primary">
        <Link to={paths.assessmentNew}>{text.first.build}</Link>
      </Button>
    ) : (
      <Button variant="primary" disabledReason={lock.detail}>
        {text.first.build}
      </Button>
    );
  return (
    <Card flush>
      <EmptyState icon={Send} title={text.first.title} action={build}>
        {text.first.lead}
        {lock !== null && <span className="mt-1.5 block">{lock.detail}</span>}
      </EmptyState>
    </Card>
  );
}

function Blocks({ overview, rights }: { overview: CompanyOverview; rights: Rights }) {
  const fresh = overview.invitations_sent === 0;
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_304px]">
      <div className="flex min-w-0 flex-col gap-4">
        {fresh ? <First rights={rights} /> : <WaitingCard rows={overview.waiting} />}
        {!fresh && <FunnelCard overview={overview} />}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <SetupCard steps={setupSteps(rights, overview)} />
        <ClosingCard rows={overview.closing} />
        <LatestCard rows={overview.latest} />
      </div>
    </div>
  );
}

/** The company's first page: what waits, what has happened, what comes next; only blocks with real rows. */
export function Overview({ user }: { user: User }) {
  const query = useQuery(overviewQuery);
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
      {query.data !== undefined && <Blocks overview={query.data} rights={user} />}
      {query.isPending && (
        <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_304px]">
          <Card flush title={text.waiting.title}>
            <SkeletonRows rows={5} />
          </Card>
          <Card title={text.setup.title}>
            <SkeletonRows rows={3} />
          </Card>
        </div>
      )}
    </>
  );
}
