import { useInfiniteQuery } from '@tanstack/react-query';
import { myApplicationsQuery } from '@/features/applications/api';
import { ApplicationsCard } from '@/features/applications/ApplicationsCard';
import { Overview } from '@/features/candidate/Overview';
import { text } from '@/features/candidate/text';
import { ownStoriesQuery } from '@/features/story-writing/api';
import { OwnStoriesCard } from '@/features/story-writing/own/OwnStoriesCard';
import { mayTell } from '@/features/story-writing/rules';
import { ReferralCard } from '@/features/referral/ReferralCard';
import { useUser } from '@/features/session/hooks';
import { usePageTitle } from '@/ui/page-title';

export default function CandidateHome() {
  usePageTitle(text.title);
  const user = useUser();
  const tells = user !== null && mayTell(user);
  const own = useInfiniteQuery({ ...ownStoriesQuery, enabled: tells });
  const applications = useInfiniteQuery(myApplicationsQuery);
  if (user === null) return null;
  return (
    <Overview user={user} rail={<ReferralCard />} waiting={own.isLoading || applications.isPending}>
      <ApplicationsCard />
      {tells && <OwnStoriesCard />}
    </Overview>
  );
}
