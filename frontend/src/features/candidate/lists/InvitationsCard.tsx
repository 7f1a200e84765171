import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import type { MyInvitation } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { myInvitationsQuery } from '@/features/candidate/api';
import { isOpen } from '@/features/candidate/rules';
import { text } from '@/features/candidate/text';
import { Avatar } from '@/ui/Avatar';
import { Badge, type BadgeTone } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { SkeletonRows } from '@/ui/Skeleton';
import { Time } from '@/ui/Time';

const words = text.invitations;

const tones: Record<MyInvitation['state'], BadgeTone> = {
  not_open: 'neutral',
  open: 'positive',
  started: 'info',
  finished: 'neutral',
  expired: 'neutral',
  cancelled: 'neutral',
  earlier_result: 'neutral',
  declined: 'neutral',
};

function Row({ invitation }: { invitation: MyInvitation }) {
  // What was shared can be taken back there.
  const reachable = isOpen(invitation) || ['started', 'earlier_result'].includes(invitation.state);
  return (
    <li className="flex min-h-14 items-center gap-3 border-b border-line px-4.5 py-2.5 text-sm last:border-0">
      <Avatar name={invitation.company_name} square />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{invitation.assessment_title}</p>
        <p className="truncate text-xs text-fg-muted">
          {invitation.company_name}
          {isOpen(invitation) && (
            <>
              , {words.closes} <Time at={invitation.expires_at} />
            </>
          )}
        </p>
      </div>
      {/* The button beside it says that an invitation is open. */}
      {!isOpen(invitation) && (
        <Badge
          dot
          tone={tones[invitation.state]}
          className={reachable ? 'max-md:hidden' : undefined}
        >
          {words.states[invitation.state]}
        </Badge>
      )}
      {reachable && (
        <Button asChild size="sm">
          <Link
            to={to(paths.attempt, { first: invitation.code })}
            aria-label={words.openOf(invitation.assessment_title)}
          >
            {words.open}
          </Link>
        </Button>
      )}
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

type InvitationsCardProps = {
  /** The newest few, with a title and the way to all. */
  short?: boolean;
};

/** The invitations to the person's address, newest first. */
export function InvitationsCard({ short = false }: InvitationsCardProps) {
  const query = useInfiniteQuery(myInvitationsQuery);
  const all = rows(query.data);
  const shown = short ? all.slice(0, FEW) : all;
  const toAll = short && shown.length > 0 && (
    <Button asChild variant="link" className="-my-2 min-h-8">
      <Link to={paths.ownAssessments} aria-label={words.allOf}>
        {words.all}
      </Link>
    </Button>
  );
  return (
    <div id="assessments" className="scroll-mt-20">
      <Card flush title={short ? words.title : undefined} action={toAll}>
        {query.isPending && <SkeletonRows rows={3} />}
        {query.isError && (
          <LoadFailed query={query} className="m-4">
            {words.failed}
          </LoadFailed>
        )}
        {query.isSuccess && shown.length === 0 && (
          <EmptyState action={practice}>{words.empty}</EmptyState>
        )}
        <ul className="empty:hidden">
          {shown.map((invitation) => (
            <Row key={invitation.code} invitation={invitation} />
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
