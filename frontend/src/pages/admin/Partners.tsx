import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import type { PartnerApplicationState } from '@/api/words';
import { paths } from '@/facts/paths';
import { PartnerList } from '@/features/partners/admin/PartnerList';
import { isQueue } from '@/features/partners/admin/rules';
import { text as partnerText } from '@/features/partners/admin/text';
import { applicationsQuery, countsQuery } from '@/features/partner-review/api';
import { ApplicationPane } from '@/features/partner-review/ApplicationPane';
import { stateOf, states } from '@/features/partner-review/rules';
import { StateBadge } from '@/features/partner-review/StateBadge';
import { text } from '@/features/partner-review/text';
import { QueueRows } from '@/features/review-queue/QueueRows';
import { ReviewQueue } from '@/features/review-queue/ReviewQueue';
import { SavedFilters } from '@/features/saved-filters/SavedFilters';
import { Button } from '@/ui/Button';
import { PageHeader } from '@/ui/PageHeader';
import { Time } from '@/ui/Time';
import { usePageTitle } from '@/ui/page-title';

/** The address of a state, with an application open in it or none. */
function address(state: PartnerApplicationState, application?: string): string {
  const query = new URLSearchParams({
    state,
    ...(application === undefined ? {} : { application }),
  });
  return `${paths.adminPartners}?${query.toString()}`;
}

/** The partners, or with a state in the address the people who want to become one. */
export default function Partners() {
  const [params] = useSearchParams();
  return isQueue(params) ? <Applications /> : <All />;
}

function All() {
  usePageTitle(partnerText.title);
  const actions = (
    <>
      <SavedFilters list="partners" />
      <Button asChild>
        <Link to={address('applied')}>{partnerText.applications}</Link>
      </Button>
    </>
  );
  return (
    <>
      <PageHeader title={partnerText.title} lead={partnerText.lead} actions={actions} />
      <PartnerList />
    </>
  );
}

/** People who want to be partners: states, the list of one of them, and the application that is read. */
function Applications() {
  const [params] = useSearchParams();
  const state = stateOf(params.get('state'));
  const open = params.get('application');
  const query = useInfiniteQuery(applicationsQuery(state));
  const counts = useQuery(countsQuery).data?.counts;
  return (
    <ReviewQueue
      words={text}
      queues={{
        names: states,
        labels: text.states,
        hints: text.hints,
        counts,
        chosen: state,
        home: 'applied',
      }}
      open={open}
      address={address}
      query={query}
      actions={
        <>
          <SavedFilters list="partner_applications" shown={{ state }} />
          <Button asChild>
            <Link to={paths.adminPartners}>{partnerText.partners}</Link>
          </Button>
        </>
      }
      list={(rows, link) => (
        <QueueRows
          label={text.listLabel}
          rows={rows}
          open={open}
          link={link}
          row={({ organisation, display_name, email, applied_at, state, kind }) => ({
            name: organisation,
            detail: `${display_name} · ${email}`,
            since: <Time at={applied_at} look="relative" />,
            badges: (
              <>
                <StateBadge state={state} />
                <span className="text-xs text-fg-muted">{text.kinds[kind]}</span>
              </>
            ),
          })}
        />
      )}
      item={(id) => <ApplicationPane key={id} id={id} />}
    />
  );
}
