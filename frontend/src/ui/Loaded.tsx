import { useState, type ReactNode } from 'react';
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

type TogetherProps = {
  /** Whether what stands first has neither answer nor failure yet. */
  waiting: boolean;
  children: ReactNode;
  className?: string;
};

/**
 * Cards below one whose height nobody knows before it comes. All of them ask for their own at once, and are shown with it,
 * so that it pushes none of them away. What was shown once stays, also while the first one is asked for again.
 */
export function Together({ waiting, children, className = '' }: TogetherProps) {
  const [isShown, setShown] = useState(!waiting);
  if (!waiting && !isShown) setShown(true);
  return (
    <>
      {!isShown && <SkeletonRows rows={8} />}
      <div hidden={!isShown} className={className}>
        {children}
      </div>
    </>
  );
}
