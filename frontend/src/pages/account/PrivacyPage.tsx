import { Link } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { EraseCard } from '@/features/account/privacy/EraseCard';
import { ExportCard } from '@/features/account/privacy/ExportCard';
import { text } from '@/features/account/text';
import { useUser } from '@/features/session/hooks';
import { usePageTitle } from '@/ui/page-title';
import { Section } from './Section';

const words = text.privacy;

export default function PrivacyPage() {
  usePageTitle(words.title);
  const user = useUser();
  if (user === null) return null;
  return (
    <Section title={words.title} lead={words.lead}>
      <ExportCard user={user} />
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
