import { Building2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { ActivityCard } from '@/features/activity/ActivityCard';
import { Overview } from '@/features/company/Overview';
import { text as company } from '@/features/company/text';
import { text as github } from '@/features/github-reports/text';
import { ReviewNotice } from '@/features/onboarding/inquiry/ReviewNotice';
import { NeedsYouCard } from '@/features/needs-you/NeedsYouCard';
import { CompanyStoriesCard } from '@/features/stories/CompanyStoriesCard';
import { useUser } from '@/features/session/hooks';
import { useContacts } from '@/features/support/hooks';
import { EmptyState } from '@/ui/EmptyState';
import { LinkLine } from '@/ui/LinkLine';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { text } from './text';

export default function ClientHome() {
  usePageTitle(text.home);
  const user = useUser();
  const contacts = useContacts(company.noCompany);
  if (user === null) return null;
  if (user.company !== null)
    return (
      <>
        <ReviewNotice company={user.company} />
        <Overview user={user} needs={<NeedsYouCard />} activity={<ActivityCard />}>
          {user.flags.payment && (
            <p className="mt-4 text-sm text-fg-muted">
              <Link
                to={paths.githubReports}
                className="font-semibold text-link underline-offset-3 hover:underline"
              >
                {github.title}
              </Link>
              : {github.lead}
            </p>
          )}
          {/* Nobody speaks for a company before it is approved. */}
          {user.flags.profile_completed && (
            <div className="mt-4">
              <CompanyStoriesCard companyId={user.company.id} />
            </div>
          )}
        </Overview>
      </>
    );
  return (
    <>
      <PageHeader title={text.home} />
      <EmptyState
        icon={Building2}
        action={<LinkLine links={contacts}>{company.noCompanySupport}</LinkLine>}
      >
        {company.noCompany}
      </EmptyState>
    </>
  );
}
