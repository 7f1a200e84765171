import { Link } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { AddressCard } from '@/features/account/security/address/AddressCard';
import { SignInCard } from '@/features/account/security/SignInCard';
import { SignOutCard } from '@/features/account/security/SignOutCard';
import { text } from '@/features/account/text';
import { useUser } from '@/features/session/hooks';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { usePageTitle } from '@/ui/page-title';
import { Section } from './Section';

const words = text.security;

export default function SecurityPage() {
  usePageTitle(words.title);
  const user = useUser();
  if (user === null) return null;
  return (
    <Section title={words.title} lead={words.lead}>
      <SignInCard user={user} />
      <AddressCard user={user} />
      <Card title={words.password}>
        <p className="mb-4 text-sm text-fg-muted">{words.passwordDetail}</p>
        <Button asChild>
          <Link to={paths.resetPassword}>{words.passwordLink}</Link>
        </Button>
      </Card>
      <SignOutCard />
    </Section>
  );
}
