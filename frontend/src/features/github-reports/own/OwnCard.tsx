import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { rows } from '@/api/cache/page';
import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import { useConfig } from '@/features/session/hooks';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ErrorBox } from '@/ui/ErrorBox';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { SkeletonRows } from '@/ui/Skeleton';
import { beginOwn, refreshReports, reportsQuery } from '@/features/github-reports/api';
import { ownOf } from '@/features/github-reports/rules';
import { text } from '@/features/github-reports/text';
import { OwnRow } from './OwnRow';

const words = text.own;

/** Begins a report of one's own. */
function Begin() {
  const client = useQueryClient();
  const key = useRef(idempotencyKey());
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => beginOwn(key.current),
    onSuccess: () => {
      key.current = idempotencyKey();
      return refreshReports(client);
    },
  });
  return (
    <>
      <Button size="sm" loading={isPending} onClick={() => mutate()}>
        {words.make}
      </Button>
      {error !== null && <ErrorBox error={error}>{failureWords(error, words.failed)}</ErrorBox>}
    </>
  );
}

/** Companies that ask for a report, and one's own. Nothing where this server cannot read GitHub and there is none. */
export function OwnCard() {
  const query = useInfiniteQuery(reportsQuery('candidate'));
  const offers = useConfig()?.github_reports === true;
  const shown = rows(query.data);
  const own = ownOf(shown);
  if (!offers && shown.length === 0 && !query.isError) return null;
  return (
    <div id="github-reports" className="scroll-mt-20">
      <Card flush title={words.title}>
        {query.isPending && <SkeletonRows rows={2} />}
        {query.isError && shown.length === 0 && (
          <LoadFailed query={query} className="m-4">
            {text.loadFailed}
          </LoadFailed>
        )}
        <div className="flex flex-col items-start gap-2 px-4.5 pt-3.5 pb-3 text-sm text-fg-muted">
          <p>{words.about}</p>
          <p>{words.token}</p>
          {offers && query.isSuccess && own === undefined && <Begin />}
        </div>
        <ul className="divide-y divide-line px-4.5 empty:hidden">
          {shown.map((one) => (
            <OwnRow key={one.id} one={one} canShare={own?.state === 'ready'} />
          ))}
        </ul>
        {query.hasNextPage && (
          <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
            {text.more}
          </LoadMore>
        )}
      </Card>
    </div>
  );
}
