import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { SkeletonRows } from '@/ui/Skeleton';

type QueueListProps = {
  query: {
    isError: boolean;
    isPending: boolean;
    error: unknown;
    isFetching: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    refetch: () => Promise<unknown>;
    fetchNextPage: () => Promise<unknown>;
  };
  count: number;
  words: { loadFailed: string; empty: string; more: string };
  /** Where something may wait while nothing does here. */
  elsewhere: { to: string; words: string } | null;
  children: ReactNode;
};

/** One queue's rows, or why there are none. */
export function QueueList({ query, count, words, elsewhere, children }: QueueListProps) {
  if (query.isError && count === 0)
    return <LoadFailed query={query}>{words.loadFailed}</LoadFailed>;
  if (query.isPending) return <SkeletonRows />;
  if (count === 0) {
    const action = elsewhere !== null && (
      <Button asChild>
        <Link to={elsewhere.to}>{elsewhere.words}</Link>
      </Button>
    );
    return <EmptyState action={action}>{words.empty}</EmptyState>;
  }
  return (
    <>
      {children}
      {query.hasNextPage && (
        <div className="border-t border-line p-3 text-center">
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
    </>
  );
}
