import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '@/api/errors';
import { ErrorBox } from '@/ui/ErrorBox';
import { SkeletonRows } from '@/ui/Skeleton';
import { text } from './text';

type LoadedProps<T> = {
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
  failed?: string;
  /** What stands there meanwhile. */
  skeleton?: ReactNode;
};

/** What a query answers: a skeleton before, and Retry where it failed with nothing to show. */
export function Loaded<T>({ query, children, failed = text.loadFailed, skeleton }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return skeleton ?? <SkeletonRows rows={3} />;
  return (
    <ErrorBox
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
      requestId={query.error instanceof ApiError ? query.error.requestId : null}
    >
      {failed}
    </ErrorBox>
  );
}
