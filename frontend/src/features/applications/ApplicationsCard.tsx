import { useInfiniteQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import type { MyApplication } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { Avatar } from '@/ui/Avatar';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { SkeletonRows } from '@/ui/Skeleton';
import { Time } from '@/ui/Time';
import { dayOf } from '@/ui/time';
import { myApplicationsQuery } from './api';
import { stageTones } from './rules';
import { text } from './text';
import { WithdrawDialog } from './WithdrawDialog';

const words = text.list;

type RowProps = {
  application: MyApplication;
  /** Without the way to take it back. */
  short: boolean;
};

function Row({ application, short }: RowProps) {
  const { id, company, title, stage, moved_at, news_by, open } = application;
  const [asking, setAsking] = useState(false);
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-3 border-b border-line px-4.5 py-2.5 text-sm last:border-0">
      <Avatar name={company.name} square />
      <div className="min-w-0 flex-1 basis-48">
        <p className="truncate font-medium">{title}</p>
        <p className="truncate text-xs text-fg-muted">
          {company.name}, {words.updated} <Time at={moved_at} look="relative" />
        </p>
        {news_by !== null && <p className="text-xs text-fg-muted">{words.news(dayOf(news_by))}</p>}
      </div>
      <Badge dot tone={stageTones[stage]}>
        {text.stages[stage]}
      </Badge>
      <Button asChild size="sm">
        <Link to={to(paths.application, { applicationId: id })} aria-label={words.openOf(title)}>
          {words.open}
        </Link>
      </Button>
      {open && !short && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={words.withdrawOf(title)}
          onClick={() => setAsking(true)}
        >
          {text.one.withdraw}
        </Button>
      )}
      {asking && <WithdrawDialog application={application} onClose={() => setAsking(false)} />}
    </li>
  );
}

/** How many the overview shows. */
const FEW = 3;

type ApplicationsCardProps = {
  /** The newest few, with a title and the way to all. */
  short?: boolean;
};

/** How far the person's applications are, the last sent first. */
export function ApplicationsCard({ short = false }: ApplicationsCardProps) {
  const query = useInfiniteQuery(myApplicationsQuery);
  const all = rows(query.data);
  const shown = short ? all.slice(0, FEW) : all;
  const toAll = short && shown.length > 0 && (
    <Button asChild variant="link" className="-my-2 min-h-8">
      <Link to={paths.applications} aria-label={words.allOf}>
        {words.all}
      </Link>
    </Button>
  );
  return (
    <div id="applications" className="scroll-mt-20">
      <Card flush title={short ? words.title : undefined} action={toAll}>
        {query.isPending && <SkeletonRows rows={2} />}
        {query.isError && (
          <LoadFailed query={query} className="m-4">
            {words.failed}
          </LoadFailed>
        )}
        {query.isSuccess && shown.length === 0 && (
          <EmptyState
            icon={Send}
            action={
              <Button asChild size="sm">
                <Link to={paths.openRoles}>{words.find}</Link>
              </Button>
            }
          >
            {words.empty}
          </EmptyState>
        )}
        <ul className="empty:hidden">
          {shown.map((application) => (
            <Row key={application.id} application={application} short={short} />
          ))}
        </ul>
        {!short && query.hasNextPage && (
          <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
            {words.more}
          </LoadMore>
        )}
      </Card>
    </div>
  );
}
