import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { isUnanswered } from '@/api/cache/page';
import { paths } from '@/facts/paths';
import { profileQuery } from '@/features/account/api';
import { ProfileForm } from '@/features/account/profile/ProfileForm';
import { useRecentSignIn } from '@/features/account/security/recent-sign-in';
import { CompanyInvoicesCard } from '@/features/billing/company/CompanyInvoicesCard';
import { ApiKeysCard } from '@/features/api-keys/ApiKeysCard';
import { AtsCard } from '@/features/ats-connections/AtsCard';
import { detailsQuery } from '@/features/companies/api';
import { CompanyDetailsCards } from '@/features/companies/profile/CompanyDetailsCards';
import { RetentionCard } from '@/features/companies/profile/RetentionCard';
import { text } from '@/features/companies/profile/text';
import { ReviewSentence } from '@/features/company/review/ReviewSentence';
import { Statement } from '@/features/problems/Statement';
import { useUser } from '@/features/session/hooks';
import { TeamCard } from '@/features/team/TeamCard';
import { WebhooksCard } from '@/features/webhooks/WebhooksCard';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Loaded, Together } from '@/ui/Loaded';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';

/** The company's profile: what it says of itself, and the person who acts for it. */
export default function ClientProfile() {
  usePageTitle(text.title);
  const { run, dialog } = useRecentSignIn();
  const user = useUser();
  const company = user?.company ?? null;
  const profile = useQuery(profileQuery);
  const details = useQuery({ ...detailsQuery, enabled: company !== null });
  const account = (
    <Button asChild>
      <Link to={paths.account}>{text.account}</Link>
    </Button>
  );
  return (
    <div className="max-w-3xl">
      <PageHeader title={text.title} lead={text.lead} actions={account} />
      {company?.review != null && <ReviewSentence review={company.review} className="mb-4" />}
      <Together waiting={isUnanswered(details)} className="flex flex-col gap-4.5">
        {company !== null && (
          <Loaded query={details} failed={text.loadFailed}>
            {(loaded) => (
              <CompanyDetailsCards
                key={company.id}
                details={loaded}
                company={{ id: company.id, isPublic: company.state === 'approved' }}
                isOwner={company.role === 'owner'}
                prose={(about) => <Statement text={about} />}
              />
            )}
          </Loaded>
        )}
        {user !== null && company !== null && (
          <TeamCard self={user.id} isOwner={company.role === 'owner'} confirmed={run} />
        )}
        {(company?.role === 'owner' || company?.role === 'billing') && <CompanyInvoicesCard />}
        {company?.role === 'owner' && (
          <>
            <ApiKeysCard isApproved={company.state === 'approved'} confirmed={run} />
            <WebhooksCard isApproved={company.state === 'approved'} confirmed={run} />
            <AtsCard isApproved={company.state === 'approved'} confirmed={run} />
          </>
        )}
        {company !== null && <RetentionCard />}
        <Card title={text.contact}>
          <Loaded query={profile}>
            {(person) => <ProfileForm key={person.email} profile={person} />}
          </Loaded>
        </Card>
      </Together>
      {dialog}
    </div>
  );
}
