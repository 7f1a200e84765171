import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { profileQuery } from '@/features/account/api';
import { Loaded } from '@/ui/Loaded';
import { ProfileForm } from '@/features/account/profile/ProfileForm';
import { Button } from '@/ui/Button';

/** The profile's form on a page of the way in, and the way past it. */
export function ProfileStep({ later, label }: { later: string; label: string }) {
  const query = useQuery(profileQuery);
  return (
    <>
      <Loaded query={query}>
        {(profile) => <ProfileForm key={profile.email} profile={profile} />}
      </Loaded>
      <Button asChild variant="link" className="mt-5 self-start">
        <Link to={later}>{label}</Link>
      </Button>
    </>
  );
}
