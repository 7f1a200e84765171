import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '@/features/account/api';
import { Loaded } from '@/features/account/Loaded';
import { ProfileForm } from '@/features/account/ProfileForm';
import { text } from '@/features/account/text';
import { useUser } from '@/features/session/hooks';
import { Card } from '@/ui/Card';
import { usePageTitle } from '@/ui/page-title';
import { Section } from './Section';
import { UsernameCard } from './UsernameCard';

const words = text.profile;

export default function ProfilePage() {
  usePageTitle(words.title);
  const query = useQuery(profileQuery);
  const user = useUser();
  return (
    <Section title={words.title} lead={user?.is_company === true ? words.leadCompany : words.lead}>
      <Card>
        <Loaded query={query}>
          {(profile) => <ProfileForm key={profile.email} profile={profile} />}
        </Loaded>
      </Card>
      {user !== null && <UsernameCard key={user.username} user={user} />}
    </Section>
  );
}
