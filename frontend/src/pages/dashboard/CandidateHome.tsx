import { Overview } from '@/features/candidate/Overview';
import { text } from '@/features/candidate/text';
import { useUser } from '@/features/session/hooks';
import { usePageTitle } from '@/ui/page-title';

export default function CandidateHome() {
  usePageTitle(text.title);
  const user = useUser();
  return user === null ? null : <Overview user={user} />;
}
