import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import type { User } from '@/api/words';
import { paths } from '@/facts/paths';
import { assessmentQuery, assessmentsQuery } from '@/features/assessments/api';
import { taskPath } from '@/features/assessments/detail/preview';
import { ActivityCard } from '@/features/activity/ActivityCard';
import { overviewQuery } from '@/features/company/api';
import { Overview } from '@/features/company/Overview';
import { mayAssess, type Newest } from '@/features/company/rules';
import { text as company } from '@/features/company/text';
import { text as github } from '@/features/github-reports/text';
import { ReviewNotice } from '@/features/onboarding/inquiry/ReviewNotice';
import { ReviewDoing } from '@/features/onboarding/review/ReviewDoing';
import { TrialLine } from '@/features/quota/TrialLine';
import { NeedsYouCard } from '@/features/needs-you/NeedsYouCard';
import { CompanyStoriesCard } from '@/features/stories/CompanyStoriesCard';
import { useUser } from '@/features/session/hooks';
import { useContacts } from '@/features/support/hooks';
import { EmptyState } from '@/ui/EmptyState';
import { LinkLine } from '@/ui/LinkLine';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { text } from './text';

/** The newest assessment, as long as nobody was invited: the checklist leads there, and to its first task for a preview. */
function useNewest(user: User | null): Newest | null {
  const { data: overview } = useQuery({ ...overviewQuery, enabled: user?.company != null });
  const isAsked =
    user !== null &&
    mayAssess(user) &&
    overview !== undefined &&
    overview.assessments > 0 &&
    overview.invitations_sent === 0;
  const { data } = useInfiniteQuery({ ...assessmentsQuery, enabled: isAsked });
  const newest = isAsked ? rows(data)[0] : undefined;
  const detail = useQuery({
    ...assessmentQuery(newest?.id ?? ''),
    enabled: newest !== undefined && !newest.tried,
  });
  const first = detail.data?.tasks[0];
  if (newest === undefined) return null;
  const preview = first === undefined ? null : taskPath(first, newest.id);
  return { id: newest.id, tried: newest.tried, preview };
}

export default function ClientHome() {
  usePageTitle(text.home);
  const user = useUser();
  const contacts = useContacts(company.noCompany);
  const newest = useNewest(user);
  if (user === null) return null;
  if (user.company !== null)
    return (
      <>
        <ReviewNotice company={user.company} />
        {user.company.trial != null && <TrialLine trial={user.company.trial} />}
        <Overview
          user={user}
          newest={newest}
          doing={<ReviewDoing company={user.company} />}
          needs={<NeedsYouCard />}
          activity={<ActivityCard />}
        >
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
