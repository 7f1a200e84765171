import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { isUnanswered, rows } from '@/api/cache/page';
import { myApplicationsQuery } from '@/features/applications/api';
import { ApplicationsCard } from '@/features/applications/ApplicationsCard';
import { Overview } from '@/features/candidate/Overview';
import { PrivacyCard } from '@/features/candidate/PrivacyCard';
import { text } from '@/features/candidate/text';
import { OwnCard } from '@/features/github-reports/own/OwnCard';
import { dailyQuery, standingsQuery } from '@/features/grids/puzzles/api';
import { ownPracticeQuery, skillsQuery } from '@/features/growth/api';
import { PracticeCard } from '@/features/growth/PracticeCard';
import { SkillsCard } from '@/features/growth/SkillsCard';
import { QuestionsCard } from '@/features/integrity/own/QuestionsCard';
import { myInternshipsQuery } from '@/features/internships/api';
import { InternshipsCard } from '@/features/internships/InternshipsCard';
import { ReadingCard } from '@/features/stories/reading/ReadingCard';
import { OwnStoriesCard } from '@/features/story-writing/own/OwnStoriesCard';
import { mayTell } from '@/features/story-writing/rules';
import { ProposalsCard } from '@/features/role-proposals/ProposalsCard';
import { ReferralCard } from '@/features/referral/ReferralCard';
import { useUser } from '@/features/session/hooks';
import { profileQuery } from '@/features/talent/api';
import { IntroductionsCard } from '@/features/talent/profile/IntroductionsCard';
import { read } from '@/platform/storage';
import { usePageTitle } from '@/ui/page-title';
import { useWaiting } from './waiting/use-waiting';

export default function CandidateHome() {
  usePageTitle(text.title);
  const user = useUser();
  const applications = useInfiniteQuery(myApplicationsQuery);
  const internships = useInfiniteQuery(myInternshipsQuery);
  const practice = useQuery(ownPracticeQuery);
  const skills = useQuery(skillsQuery);
  const daily = useQuery({ ...dailyQuery, retry: false });
  const today = daily.data?.puzzle.id;
  const standings = useQuery({
    ...standingsQuery(today === undefined ? [] : [today]),
    enabled: today !== undefined,
  });
  const waits = useWaiting(user);
  const isBare = waits.isBare && internships.isSuccess && rows(internships.data).length === 0;
  // Only the first steps say whether somebody is in the pool.
  const begins = isBare || (user !== null && read('justSignedUp') === user.id);
  const place = useQuery({ ...profileQuery, enabled: begins });
  if (user === null) return null;
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
      waiting={waits.isPending || [internships, practice, skills, daily].some(isUnanswered)}
      waits={waits}
      did={{
        hasPractised: practice.data?.last != null,
        hasApplied: rows(applications.data).length > 0,
        hasJoined: place.data != null,
      }}
      empty={isBare}
    >
      <QuestionsCard />
      <ProposalsCard />
      <div className="grid items-start gap-4 *:min-w-0 xl:grid-cols-2">
        <PracticeCard
          who={user.id}
          puzzle={daily}
          standing={today === undefined ? undefined : standings.data?.[today]}
        />
        <SkillsCard />
      </div>
      <InternshipsCard />
      <ApplicationsCard short />
      <IntroductionsCard />
      <OwnCard />
      {mayTell(user) && <OwnStoriesCard />}
    </Overview>
  );
}
