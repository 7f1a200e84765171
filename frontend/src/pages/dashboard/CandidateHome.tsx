import { useInfiniteQuery } from '@tanstack/react-query';
import { MailWarning } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ApiError } from '@/api/errors';
import { rows } from '@/api/page';
import type { User } from '@/api/types';
import { myInvitationsQuery } from '@/features/candidate/api';
import { InvitationsCard } from '@/features/candidate/InvitationsCard';
import { NextCard } from '@/features/candidate/NextCard';
import { ProfileCard, WelcomeCard } from '@/features/candidate/RailCards';
import { ReportsCard } from '@/features/candidate/ReportsCard';
import { greeting, leadSentence, nextInvitation } from '@/features/candidate/rules';
import { text } from '@/features/candidate/text';
import { useUser } from '@/features/session/hooks';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ErrorBox } from '@/ui/ErrorBox';
import { Notice } from '@/ui/Notice';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { SkeletonRows } from '@/ui/Skeleton';

export default function CandidateHome() {
  usePageTitle(text.title);
  const user = useUser();
  return user === null ? null : <Blocks user={user} />;
}

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

function Blocks({ user }: { user: User }) {
  const query = useInfiniteQuery(myInvitationsQuery);
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
          <div className="grid items-start gap-4 xl:grid-cols-2">
            {query.isPending && (
              <Card flush title={text.invitations.title}>
                <SkeletonRows rows={3} />
              </Card>
            )}
            {query.isSuccess && <InvitationsCard invitations={invitations} />}
            <ReportsCard />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <ProfileCard user={user} />
        </div>
      </div>
    </>
  );
}
