import { useInfiniteQuery } from '@tanstack/react-query';
import { MailWarning } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ApiError } from '@/api/errors';
import { rows } from '@/api/page';
import type { User } from '@/api/types';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ErrorBox } from '@/ui/ErrorBox';
import { Notice } from '@/ui/Notice';
import { PageHeader } from '@/ui/PageHeader';
import { SkeletonRows } from '@/ui/Skeleton';
import { myInvitationsQuery } from './api';
import { InvitationsCard } from './InvitationsCard';
import { NextCard } from './NextCard';
import { ProfileCard, WelcomeCard } from './RailCards';
import { ReportsCard } from './ReportsCard';
import { greeting, leadSentence, nextInvitation } from './rules';
import { text } from './text';

function VerifyNotice() {
  const action = (
    <Button asChild size="sm">
      <Link to="/candidate-auth/step/2">{text.verify.action}</Link>
    </Button>
  );
  return (
    <Notice icon={MailWarning} tone="caution" action={action}>
      {text.verify.text}
    </Notice>
  );
}

type OverviewProps = {
  user: User;
  /** Cards of other features, below one's own. */
  children?: ReactNode;
};

/** The candidate's first page: one next action, then invitations and reports, the profile beside them. */
export function Overview({ user, children }: OverviewProps) {
  // Invitations belong to the address: the server shows them to whoever has proved that it is theirs.
  const query = useInfiniteQuery({ ...myInvitationsQuery, enabled: user.email_verified });
  const invitations = rows(query.data);
  const next = nextInvitation(invitations);
  const lead = query.isSuccess ? leadSentence(invitations) : '\u00a0';
  return (
    <>
      <PageHeader
        title={text.hello(greeting(new Date().getHours()), user.display_name.split(' ')[0] ?? '')}
        lead={lead}
      />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="flex min-w-0 flex-col gap-4">
          {!user.email_verified && <VerifyNotice />}
          <WelcomeCard user={user} />
          {next !== null && <NextCard invitation={next} />}
          {query.isError && (
            <ErrorBox
              onRetry={() => void query.refetch()}
              retrying={query.isFetching}
              requestId={query.error instanceof ApiError ? query.error.requestId : null}
            >
              {text.invitations.failed}
            </ErrorBox>
          )}
          <div className="grid items-start gap-4 *:min-w-0 xl:grid-cols-2">
            {query.isLoading && (
              <Card flush title={text.invitations.title}>
                <SkeletonRows rows={3} />
              </Card>
            )}
            {query.isSuccess && <InvitationsCard invitations={invitations} />}
            <ReportsCard />
          </div>
          {children}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <ProfileCard user={user} />
        </div>
      </div>
    </>
  );
}
