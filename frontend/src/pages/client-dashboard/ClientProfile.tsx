import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { profileQuery } from '@/features/account/api';
import { Loaded } from '@/ui/Loaded';
import { ProfileForm } from '@/features/account/profile/ProfileForm';
import { text as account } from '@/features/account/text';
import { useUser } from '@/features/session/hooks';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';

const words = account.profile;

/** The company's profile: what it is called, and the person who acts for it. */
export default function ClientProfile() {
  usePageTitle(words.title);
  const user = useUser();
  const query = useQuery(profileQuery);
  const more = (
    <Button asChild>
      <Link to={paths.account}>{words.more}</Link>
    </Button>
  );
  return (
    <div className="max-w-2xl">
      <PageHeader title={words.title} lead={words.leadCompany} actions={more} />
      <div className="flex flex-col gap-4.5">
        {user?.company != null && (
          <Card title={words.company}>
            <Field label={words.companyName} hint={words.companyHint}>
              <Input readOnly value={user.company.name} />
            </Field>
          </Card>
        )}
        <Card title={words.person}>
          <Loaded query={query}>
            {(profile) => <ProfileForm key={profile.email} profile={profile} />}
          </Loaded>
        </Card>
      </div>
    </div>
  );
}
