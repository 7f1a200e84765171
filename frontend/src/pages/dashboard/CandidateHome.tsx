import { Overview } from '@/features/candidate/Overview';
import { text } from '@/features/candidate/text';
import { OwnStoriesCard } from '@/features/interviews/share/OwnStoriesCard';
import { mayTell } from '@/features/interviews/share/rules';
import { useUser } from '@/features/session/hooks';
import { usePageTitle } from '@/ui/page-title';

export default function CandidateHome() {
  usePageTitle(text.title);
  const user = useUser();
  if (user === null) return null;
  return <Overview user={user}>{mayTell(user) && <OwnStoriesCard />}</Overview>;
}
