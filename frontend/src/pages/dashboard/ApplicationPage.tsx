import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { isMissing } from '@/api/failure';
import type { MyApplicationDetail } from '@/api/words';
import { paths } from '@/facts/paths';
import { myApplicationQuery } from '@/features/applications/api';
import { ApplicationView } from '@/features/applications/ApplicationView';
import { text } from '@/features/applications/text';
import { MyMeetings } from '@/features/meetings/MyMeetings';
import { myOffersQuery } from '@/features/offers/api';
import { MyOffers } from '@/features/offers/MyOffers';
import { SelfIdInvite } from '@/features/self-identification/SelfIdInvite';
import { Statement } from '@/features/problems/Statement';
import { LoadFailed } from '@/ui/Loaded';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { SkeletonRows } from '@/ui/Skeleton';

const words = text.one;
const prose = (markdown: string) => <Statement text={markdown} level={3} />;

const back = (
  <Link
    to={paths.applications}
    className="inline-flex min-h-8 items-center gap-1 hover:text-fg hover:underline"
  >
    <ChevronLeft size={15} strokeWidth={1.75} aria-hidden="true" />
    {words.back}
  </Link>
);

function Shown({ application }: { application: MyApplicationDetail }) {
  usePageTitle(application.title);
  const offers = useQuery(myOffersQuery(application.id)).data?.items ?? [];
  // Said by the page that has just sent it: the question comes once, and never before.
  const { state } = useLocation() as { state: { sent?: boolean } | null };
  return (
    <>
      <PageHeader
        above={back}
        title={<span className="break-words">{application.title}</span>}
        lead={application.company.name}
      />
      <div className="mb-4 flex max-w-200 flex-col gap-4 empty:hidden">
        {state?.sent === true && <SelfIdInvite />}
        <MyOffers
          application={application.id}
          company={application.company.name}
          markdown={prose}
        />
        <MyMeetings application={application.id} company={application.company.name} />
      </div>
      <ApplicationView
        application={application}
        hasAccepted={offers.some((offer) => offer.state === 'accepted')}
      />
    </>
  );
}

function Gone() {
  usePageTitle(words.goneTitle);
  return <PageHeader above={back} title={words.goneTitle} lead={words.gone} />;
}

/** One of the candidate's applications. */
export default function ApplicationPage() {
  const { applicationId = '' } = useParams();
  const query = useQuery(myApplicationQuery(applicationId));
  if (query.data !== undefined) return <Shown application={query.data} />;
  if (isMissing(query.error)) return <Gone />;
  return query.isError ? (
    <LoadFailed query={query}>{words.loadFailed}</LoadFailed>
  ) : (
    <SkeletonRows rows={8} />
  );
}
