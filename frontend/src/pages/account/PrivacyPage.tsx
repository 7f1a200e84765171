import { Link } from 'react-router-dom';
import type { User } from '@/api/words';
import { paths } from '@/facts/paths';
import { EraseCard } from '@/features/account/privacy/EraseCard';
import { ExportCard } from '@/features/account/privacy/ExportCard';
import { text } from '@/features/account/text';
import { VisibilityCard } from '@/features/partners/VisibilityCard';
import { SelfIdCard } from '@/features/self-identification/SelfIdCard';
import { useUser } from '@/features/session/hooks';
import { usePageTitle } from '@/ui/page-title';
import { Section } from './Section';

const words = text.privacy;

const isCandidate = (user: User) => !user.is_company && !user.is_partner;

export default function PrivacyPage() {
  usePageTitle(words.title);
  const user = useUser();
  if (user === null) return null;
  return (
    <Section title={words.title} lead={words.lead}>
      <ExportCard user={user} />
      {isCandidate(user) && <SelfIdCard />}
      {!user.is_partner && <VisibilityCard />}
      <EraseCard email={user.email} />
      <p className="text-sm">
        <Link
          to={paths.privacyPolicy}
          className="font-semibold text-link underline-offset-3 hover:underline"
        >
          {words.policy}
        </Link>
      </p>
    </Section>
  );
}
