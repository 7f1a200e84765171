import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import type { SlateCandidateDetail } from '@/api/words/hiring/slates';
import { paths } from '@/facts/paths';
import { BackLink } from '@/features/review-queue/BackLink';
import { CandidateFacts } from '@/features/selection/candidate/CandidateFacts';
import { CandidateHistory } from '@/features/selection/candidate/CandidateHistory';
import { ApplicantPane } from '@/features/slates/ApplicantPane';
import { applicantsQuery, slateQuery, slatesQuery } from '@/features/slates/api';
import { lookOf, partOf } from '@/features/slates/rules';
import { SlatePane, type Place } from '@/features/slates/SlatePane';
import { SlateTable } from '@/features/slates/SlateTable';
import { text } from '@/features/slates/text';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { useListKeys } from '@/ui/list-keys';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { useRowKeys } from '@/ui/row-keys';
import { SkeletonRows } from '@/ui/Skeleton';

const facts = (candidate: SlateCandidateDetail) => (
  <>
    <CandidateFacts candidate={candidate} />
    <CandidateHistory steps={candidate.history} />
  </>
);

/** The address of a slate, with one applicant open in it or none. */
function address({ role, part, look }: Place, application?: string): string {
  const query = new URLSearchParams({ role, part, view: look });
  if (application !== undefined) query.set('application', application);
  return `${paths.adminPreviewApplicants}?${query.toString()}`;
}

const first = (role: string) => address({ role, part: 'waiting', look: 'blind' });

function Slates() {
  useRowKeys();
  const query = useInfiniteQuery(slatesQuery);
  const slates = rows(query.data);
  if (query.isError && slates.length === 0)
    return <LoadFailed query={query}>{text.loadFailed}</LoadFailed>;
  return (
    <>
      <Card flush>
        {query.isPending && <SkeletonRows />}
        {query.isSuccess && slates.length === 0 && (
          <EmptyState
            action={
              <Button asChild>
                <Link to={paths.adminUnpublishedRoles}>{text.toRoles}</Link>
              </Button>
            }
          >
            {text.emptyList}
          </EmptyState>
        )}
        {slates.length > 0 && <SlateTable slates={slates} link={first} />}
        {query.hasNextPage && (
          <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
            {text.more}
          </LoadMore>
        )}
      </Card>
      <p className="mt-2 text-xs text-fg-subtle max-lg:hidden">{text.keys.list}</p>
    </>
  );
}

/** One applicant; J and K go on to the next one of the part of the slate that it was opened from. */
function Applicant({ place, id }: { place: Place; id: string }) {
  const navigate = useNavigate();
  const { role, part, look } = place;
  const query = useInfiniteQuery(applicantsQuery(role, part, look));
  const show = useCallback(
    (one: { id: string }) =>
      void navigate(address({ role, part, look }, one.id), { replace: true }),
    [role, part, look, navigate],
  );
  useListKeys(rows(query.data), id, show);
  return (
    <>
      <BackLink to={address(place)}>{text.backToSlate}</BackLink>
      <ApplicantPane
        key={`${id}-${look}`}
        id={id}
        look={look}
        facts={facts}
        link={(other) => address(place, other)}
      />
    </>
  );
}

function One({ place, application }: { place: Place; application: string | null }) {
  const [, setParams] = useSearchParams();
  const slate = useQuery(slateQuery(place.role)).data;
  if (application !== null) return <Applicant place={place} id={application} />;
  return (
    <>
      <BackLink to={paths.adminPreviewApplicants}>{text.back}</BackLink>
      {slate !== undefined && (
        <h2 className="mb-4 text-2xl break-words">
          {slate.title}
          <span className="block text-sm font-normal text-fg-muted">{slate.company}</span>
        </h2>
      )}
      <SlatePane
        place={place}
        onPlace={({ role, part, look }) => setParams({ role, part, view: look }, { replace: true })}
        link={(id) => address(place, id)}
      />
    </>
  );
}

/** Who has applied for published roles, as their companies will see them; and their release. */
export default function PreviewApplicants() {
  usePageTitle(text.title);
  const [params] = useSearchParams();
  const role = params.get('role');
  const place = { part: partOf(params.get('part')), look: lookOf(params.get('view')) };
  return (
    <>
      <PageHeader title={text.title} lead={text.lead} />
      {role === null ? (
        <Slates />
      ) : (
        <One key={role} place={{ role, ...place }} application={params.get('application')} />
      )}
    </>
  );
}
