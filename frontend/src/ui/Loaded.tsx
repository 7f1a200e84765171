import type { ReactNode } from 'react';
import { ErrorBox } from './ErrorBox';
import { SkeletonRows } from './Skeleton';
import { text } from './text';

/** The part of a query that a failure is shown by. */
type Failed = { error: unknown; isFetching: boolean; refetch: () => unknown };

type LoadFailedProps = { query: Failed; children: ReactNode; className?: string };

/** A query that failed: the words, Retry and the id of the request. */
export function LoadFailed({ query, children, className = '' }: LoadFailedProps) {
  return (
    <ErrorBox
      className={className}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
      error={query.error}
    >
      {children}
    </ErrorBox>
  );
}

type LoadedProps<T> = {
  query: Failed & { data: T | undefined; isError: boolean };
  children: (data: T) => ReactNode;
  failed?: string;
  /** Shown while it loads. */
  skeleton?: ReactNode;
};

/** What a query answers: a skeleton before, and Retry where it failed with nothing to show. */
export function Loaded<T>({ query, children, failed = text.loadFailed, skeleton }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return skeleton ?? <SkeletonRows rows={3} />;
  return <LoadFailed query={query}>{failed}</LoadFailed>;
}
