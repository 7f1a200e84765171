import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { isUnanswered, rows } from '@/api/cache/page';
import type { User } from '@/api/words';
import { reportsQuery } from '@/features/reports/api';
import { PageHeader } from '@/ui/PageHeader';
import { Loading, Skeleton } from '@/ui/Skeleton';
import { myInvitationsQuery } from './api';
import { InvitationsCard } from './lists/InvitationsCard';
import { ReportsCard } from './lists/ReportsCard';
import { VerifyNotice } from './lists/VerifyNotice';
import { NextCard } from './NextCard';
import { ProfileCard, WelcomeCard } from './RailCards';
import { greeting, leadSentence, welcomeSteps, type Did, type WaitingList } from './rules';
import { text } from './text';

/** The main column before it is known what is in it: an invitation's card and two lists. */
function OverviewSkeleton() {
  return (
    <Loading>
      <div className="flex flex-col gap-4">
        <div className="h-[196px] rounded-xl border border-line p-5.5 max-md:h-[438px]">
          <div className="flex items-center gap-3">
            <Skeleton className="size-11 rounded-md" />
            <div className="flex-1 space-y-2.5">
              <Skeleton className="w-1/4" />
              <Skeleton className="h-4 w-1/2" />
            </div>
          </div>
          <Skeleton className="mt-6 w-4/5" />
          <Skeleton className="mt-6 h-11 w-44 rounded-[9px] max-md:w-full" />
        </div>
        <div className="grid gap-4 xl:grid-cols-2">
          {[0, 1].map((card) => (
            <div key={card} className="h-64 rounded-lg border border-line p-4.5">
              <Skeleton className="h-4 w-1/3" />
              <Skeleton className="mt-6 w-11/12" />
              <Skeleton className="mt-4 w-3/4" />
            </div>
          ))}
        </div>
      </div>
    </Loading>
  );
}

/** Cards that have no answer by then are shown as they are, each with its own skeleton. */
const PATIENCE_MS = 1_500;

/**
 * Whether the cards are on show: once all of them have an answer, good or bad, or after a while. What was shown once
 * stays.
 */
function useOpened(waiting: boolean): boolean {
  const [opened, setOpened] = useState(!waiting);
  if (!waiting && !opened) setOpened(true);
  useEffect(() => {
    if (opened) return undefined;
    const timer = setTimeout(() => setOpened(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [opened]);
  return opened;
}

type OverviewProps = {
  user: User;
  /** Cards of other features, below one's own. */
  children?: ReactNode;
  /** Cards of other features, below the profile. */
  rail?: ReactNode;
  /** Whether a card of `children` has no answer yet. */
  waiting?: boolean;
  /** Whether it is known that `children` have nothing to show. */
  empty?: boolean;
  /** What waits for the person, the one next action first. */
  waits: WaitingList;
  did: Did;
};

/**
 * The candidate's first page: one next action, then invitations and reports, the profile beside them. The cards of
 * the main column come together, so that none pushes another away under somebody's finger. They are there from the
 * beginning and hidden until then: each asks for its own, once, and one that fails takes no other with it.
 */
export function Overview({
  user,
  children,
  rail,
  waiting = false,
  empty = false,
  waits,
  did,
}: OverviewProps) {
  // Invitations belong to the address: the server shows them to the account that has proved it.
  const query = useInfiniteQuery({ ...myInvitationsQuery, enabled: user.email_verified });
  const reports = useInfiniteQuery(reportsQuery);
  const opened = useOpened(isUnanswered(query) || isUnanswered(reports) || waiting);
  const isRead = (query.isSuccess || !user.email_verified) && reports.isSuccess;
  const invitations = rows(query.data);
  const lead = leadSentence(user, waits);
  return (
    <>
      <PageHeader
        title={text.hello(greeting(new Date().getHours()), user.display_name.split(' ')[0] ?? '')}
        lead={lead ?? '\u00a0'}
      />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="flex min-w-0 flex-col gap-4">
          {!user.email_verified && <VerifyNotice />}
          <WelcomeCard
            user={user}
            steps={welcomeSteps(user, invitations, rows(reports.data), did)}
            empty={isRead && empty && invitations.length === 0 && rows(reports.data).length === 0}
          />
          {!opened && <OverviewSkeleton />}
          <div hidden={!opened} className="contents">
            <NextCard items={waits.items} />
            <div className="grid items-start gap-4 *:min-w-0 xl:grid-cols-2">
              {user.email_verified && <InvitationsCard short />}
              <ReportsCard short />
            </div>
            {children}
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <ProfileCard user={user} />
          {rail}
        </div>
      </div>
    </>
  );
}
