import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { PartnerApplicationState } from '@/api/words';
import { paths } from '@/facts/paths';
import { applicationsQuery, countsQuery } from '@/features/partner-review/api';
import { ApplicationPane } from '@/features/partner-review/ApplicationPane';
import { stateOf, states } from '@/features/partner-review/rules';
import { StateBadge } from '@/features/partner-review/StateBadge';
import { text } from '@/features/partner-review/text';
import { QueueRows } from '@/features/review-queue/QueueRows';
import { ReviewQueue } from '@/features/review-queue/ReviewQueue';
import { Time } from '@/ui/Time';

/** The address of a state, with an application open in it or none. */
function address(state: PartnerApplicationState, application?: string): string {
  const query = new URLSearchParams({
    state,
    ...(application === undefined ? {} : { application }),
  });
  return `${paths.adminPartners}?${query.toString()}`;
}

/** People who want to be partners: states, the list of one of them, and the application that is read. */
export default function Partners() {
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
