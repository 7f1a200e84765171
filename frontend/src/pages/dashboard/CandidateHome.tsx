import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { isUnanswered, rows } from '@/api/cache/page';
import { myApplicationsQuery } from '@/features/applications/api';
import { ApplicationsCard } from '@/features/applications/ApplicationsCard';
import { Overview } from '@/features/candidate/Overview';
import { PrivacyCard } from '@/features/candidate/PrivacyCard';
import { text } from '@/features/candidate/text';
import { reportsQuery as githubReportsQuery } from '@/features/github-reports/api';
import { OwnCard } from '@/features/github-reports/own/OwnCard';
import { dailyQuery } from '@/features/grids/puzzles/api';
import { ownPracticeQuery, skillsQuery } from '@/features/growth/api';
import { PracticeCard } from '@/features/growth/PracticeCard';
import { SkillsCard } from '@/features/growth/SkillsCard';
import { ownCasesQuery } from '@/features/integrity/api';
import { QuestionsCard } from '@/features/integrity/own/QuestionsCard';
import { myInternshipsQuery } from '@/features/internships/api';
import { InternshipsCard } from '@/features/internships/InternshipsCard';
import { ReadingCard } from '@/features/stories/reading/ReadingCard';
import { ownStoriesQuery } from '@/features/story-writing/api';
import { OwnStoriesCard } from '@/features/story-writing/own/OwnStoriesCard';
import { mayTell } from '@/features/story-writing/rules';
import { myProposalsQuery } from '@/features/role-proposals/api';
import { ProposalsCard } from '@/features/role-proposals/ProposalsCard';
import { waiting } from '@/features/role-proposals/rules';
import { ReferralCard } from '@/features/referral/ReferralCard';
import { useUser } from '@/features/session/hooks';
import { receivedQuery } from '@/features/talent/api';
import { IntroductionsCard } from '@/features/talent/profile/IntroductionsCard';
import { usePageTitle } from '@/ui/page-title';

export default function CandidateHome() {
  usePageTitle(text.title);
  const user = useUser();
  const tells = user !== null && mayTell(user);
  const own = useInfiniteQuery({ ...ownStoriesQuery, enabled: tells });
  const applications = useInfiniteQuery(myApplicationsQuery);
  const received = useInfiniteQuery(receivedQuery);
  const proposals = useInfiniteQuery(myProposalsQuery);
  const internships = useInfiniteQuery(myInternshipsQuery);
  const questions = useInfiniteQuery(ownCasesQuery);
  const github = useInfiniteQuery(githubReportsQuery('candidate'));
  const practice = useQuery(ownPracticeQuery);
  const skills = useQuery(skillsQuery);
  const daily = useQuery({ ...dailyQuery, retry: false });
  if (user === null) return null;
  const lists = [applications, received, proposals, internships, questions, github];
  const empty = [...lists, ...(tells ? [own] : [])].every(
    (list) => list.isSuccess && rows<unknown>(list.data).length === 0,
  );
  const asked =
    rows(received.data).filter(({ state }) => state === 'requested').length +
    waiting(rows(proposals.data)).length;
  return (
    <Overview
      user={user}
      rail={
        <>
          <ReferralCard />
          <ReadingCard hasApplied={rows(applications.data).length > 0} />
          <PrivacyCard />
        </>
      }
      waiting={[own, ...lists, practice, skills, daily].some(isUnanswered)}
      asked={asked}
      empty={empty}
    >
      <QuestionsCard />
      <ProposalsCard />
      <div className="grid items-start gap-4 *:min-w-0 xl:grid-cols-2">
        <PracticeCard who={user.id} puzzle={daily} />
        <SkillsCard />
      </div>
      <InternshipsCard />
      <ApplicationsCard />
      <IntroductionsCard />
      <OwnCard />
      {tells && <OwnStoriesCard />}
    </Overview>
  );
}
