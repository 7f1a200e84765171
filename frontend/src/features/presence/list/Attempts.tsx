import { useInfiniteQuery } from '@tanstack/react-query';
import { rows } from '@/api/cache/page';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { SkeletonRows } from '@/ui/Skeleton';
import { useNow } from '@/ui/Time';
import { attemptsQuery } from './api';
import { minutesLeft } from './rules';
import { text } from './text';

/** The attempts in progress, with what is left of each. */
export function Attempts() {
  const query = useInfiniteQuery(attemptsQuery);
  const now = useNow();
  const attempts = rows(query.data);
  return (
    <Card flush title={text.attempts}>
      {query.isPending && <SkeletonRows rows={2} />}
      {query.isError && attempts.length === 0 && (
        <LoadFailed query={query} className="m-4">
          {text.attemptsFailed}
        </LoadFailed>
      )}
      {query.isSuccess && attempts.length === 0 && <EmptyState>{text.noAttempts}</EmptyState>}
      {attempts.length > 0 && (
        <ul aria-label={text.attemptsList} className="divide-y divide-line">
          {attempts.map((attempt) => (
            <li
              key={attempt.id}
              className="flex items-start justify-between gap-4 px-4.5 py-3 text-sm"
            >
              <div className="min-w-0">
                <p className="font-medium break-words">
                  {attempt.candidate === '' ? text.unnamed : attempt.candidate}
                </p>
                <p className="text-xs break-words text-fg-muted">
                  {attempt.assessment} · {attempt.company}
                </p>
              </div>
              <p className="shrink-0 text-right tabular-nums">
                <span className="block text-xs text-fg-muted">{text.left}</span>
                <span>{text.minutes(minutesLeft(attempt.ends_at, now))}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
          {text.more}
        </LoadMore>
      )}
    </Card>
  );
}
