import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '@/features/account/api';
import { Loaded } from '@/ui/Loaded';
import { ProfileForm } from '@/features/account/profile/ProfileForm';
import { text } from '@/features/account/text';
import { useUser } from '@/features/session/hooks';
import { Card } from '@/ui/Card';
import { SkeletonRows } from '@/ui/Skeleton';
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
      {/* The second card comes with the first: the form's length is not known before. */}
      <Loaded
        query={query}
        skeleton={
          <Card>
            <SkeletonRows rows={6} />
          </Card>
        }
      >
        {(profile) => (
          <>
            <Card>
              <ProfileForm key={profile.email} profile={profile} />
            </Card>
            {user !== null && <UsernameCard key={user.username} user={user} />}
          </>
        )}
      </Loaded>
    </Section>
  );
}
