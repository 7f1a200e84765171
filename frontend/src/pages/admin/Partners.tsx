import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import type { AdminPartnerApplication, PartnerApplicationState } from '@/api/words';
import { paths } from '@/facts/paths';
import { applicationsQuery, countsQuery } from '@/features/partner-review/api';
import { ApplicationList } from '@/features/partner-review/ApplicationList';
import { ApplicationPane } from '@/features/partner-review/ApplicationPane';
import { stateOf, states } from '@/features/partner-review/rules';
import { text } from '@/features/partner-review/text';
import { BackLink } from '@/features/review-queue/BackLink';
import { QueueHead } from '@/features/review-queue/QueueHead';
import { QueueList } from '@/features/review-queue/QueueList';
import { Card } from '@/ui/Card';
import { cx } from '@/ui/cx';
import { useListKeys } from '@/ui/list-keys';
import { usePageTitle } from '@/ui/page-title';

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
  usePageTitle(text.title);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const state = stateOf(params.get('state'));
  const chosen = params.get('application');
  const query = useInfiniteQuery(applicationsQuery(state));
  const shown = useMemo(() => rows(query.data), [query.data]);
  const open = useCallback(
    ({ id }: AdminPartnerApplication) => void navigate(address(state, id), { replace: true }),
    [state, navigate],
  );
  useListKeys(shown, chosen, open);
  const counts = useQuery(countsQuery).data?.counts;
  return (
    <>
      <QueueHead
        words={{ title: text.title, lead: text.lead, label: text.queuesLabel }}
        queues={states}
        chosen={state}
        labels={text.states}
        hints={text.hints}
        counts={counts}
        link={address}
      />
      <div className="grid grid-cols-1 items-start gap-4.5 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <div className={cx(chosen !== null && 'max-lg:hidden')}>
          <Card flush>
            <QueueList
              query={query}
              count={shown.length}
              words={text}
              elsewhere={
                state === 'applied' ? null : { to: address('applied'), words: text.emptyShow }
              }
            >
              <ApplicationList rows={shown} chosen={chosen} link={(id) => address(state, id)} />
            </QueueList>
          </Card>
          <p className="mt-2 text-xs text-fg-subtle max-lg:hidden">{text.keys}</p>
        </div>
        {chosen === null ? (
          <p className="rounded-lg border border-dashed border-line p-9 text-center text-sm text-fg-muted max-lg:hidden">
            {text.choose}
          </p>
        ) : (
          <div className="min-w-0">
            <BackLink to={address(state)} className="lg:hidden">
              {text.back}
            </BackLink>
            <ApplicationPane key={chosen} id={chosen} />
          </div>
        )}
      </div>
    </>
  );
}
