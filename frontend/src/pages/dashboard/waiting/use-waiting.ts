import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isUnanswered, rows } from '@/api/cache/page';
import type { MyApplication, User } from '@/api/words';
import { myApplicationsQuery } from '@/features/applications/api';
import { myInvitationsQuery } from '@/features/candidate/api';
import { inOrder, type WaitingList } from '@/features/candidate/rules';
import { reportsQuery as githubReportsQuery } from '@/features/github-reports/api';
import { ownCasesQuery } from '@/features/integrity/api';
import { myMeetingsQuery } from '@/features/meetings/api';
import { myOffersQuery } from '@/features/offers/api';
import { myProposalsQuery } from '@/features/role-proposals/api';
import { ownStoriesQuery } from '@/features/story-writing/api';
import { mayTell } from '@/features/story-writing/rules';
import { receivedQuery } from '@/features/talent/api';
import { useNow } from '@/ui/Time';
import {
  ofGithub,
  ofIntroductions,
  ofInvitations,
  ofMeetings,
  ofOffers,
  ofProposals,
  ofQuestions,
  ofStories,
  type Answers,
} from './items';

type Listed = {
  hasNextPage: boolean;
  isFetching: boolean;
  isError: boolean;
  fetchNextPage: (options: { cancelRefetch: boolean }) => unknown;
};

/** Reads the pages that are left: what waits can be on any of them. */
function useWhole(lists: readonly Listed[]): void {
  useEffect(() => {
    for (const list of lists)
      if (list.hasNextPage && !list.isFetching && !list.isError)
        void list.fetchNextPage({ cancelRefetch: false });
  });
}

type Answered<T> = { data: { items: T[] } | undefined };

/** Each application with what was answered about it. */
const withAnswers = <T>(
  applications: readonly MyApplication[],
  answered: readonly Answered<T>[],
): Answers<T>[] =>
  applications.map((application, at) => ({ application, items: answered[at]?.data?.items ?? [] }));

/** Offers and interviews are read per application: of those at a stage that can have them. */
function useAnswers(applications: readonly MyApplication[]) {
  const offered = applications.filter(({ stage }) => stage === 'offer');
  const met = applications.filter(({ stage }) => stage === 'offer' || stage === 'interview');
  const offers = useQueries({ queries: offered.map(({ id }) => myOffersQuery(id)) });
  const meetings = useQueries({ queries: met.map(({ id }) => myMeetingsQuery(id)) });
  return {
    offers: withAnswers(offered, offers),
    meetings: withAnswers(met, meetings),
    queries: [...offers, ...meetings],
  };
}

type Known = WaitingList & {
  /** Whether a part of it has neither answer nor failure yet. */
  isPending: boolean;
  /** Whether it is known that there is nothing of any kind, answered or not; invitations aside. */
  isBare: boolean;
};

/** Everything that waits for the candidate, the one next action first. */
export function useWaiting(user: User | null): Known {
  const tells = user !== null && mayTell(user);
  // Invitations belong to the address: the server shows them to the account that has proved it.
  const isVerified = user?.email_verified === true;
  const invitations = useInfiniteQuery({ ...myInvitationsQuery, enabled: isVerified });
  const stories = useInfiniteQuery({ ...ownStoriesQuery, enabled: tells });
  const applications = useInfiniteQuery(myApplicationsQuery);
  const received = useInfiniteQuery(receivedQuery);
  const proposals = useInfiniteQuery(myProposalsQuery);
  const questions = useInfiniteQuery(ownCasesQuery);
  const github = useInfiniteQuery(githubReportsQuery('candidate'));
  const answers = useAnswers(rows(applications.data));
  const now = useNow().getTime();
  const own = [applications, received, proposals, questions, github, ...(tells ? [stories] : [])];
  const asked = [...own, ...(isVerified ? [invitations] : [])];
  useWhole(asked);
  const all = [...asked, ...answers.queries];
  const items = [
    ofOffers(answers.offers),
    ofMeetings(now)(answers.meetings),
    ofQuestions(rows(questions.data)),
    ofInvitations(rows(invitations.data)),
    ofIntroductions(rows(received.data)),
    ofProposals(rows(proposals.data)),
    ofGithub(rows(github.data)),
    ofStories(rows(stories.data)),
  ];
  return {
    items: inOrder(items.flat()),
    isWhole: all.every(({ isSuccess }) => isSuccess) && !asked.some((list) => list.hasNextPage),
    isFailed: all.some(({ isError }) => isError),
    isPending: all.some(isUnanswered),
    isBare: own.every((list) => list.isSuccess && rows<unknown>(list.data).length === 0),
  };
}
