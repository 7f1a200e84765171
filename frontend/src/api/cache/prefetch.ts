import type {
  InfiniteData,
  InfiniteQueryExecuteOptions,
  QueryExecuteOptions,
  QueryKey,
} from '@tanstack/react-query';
import type { User } from '@/api/words';
import { queryClient } from './query-client';

/** What is known of a page before its file has arrived: the address and the viewer. */
export type Asked = {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** Null for a visitor who is not signed in. */
  user: User | null;
};

/** Begins the queries of a page. A failure is shown by the page, which asks again. */
export type Prefetch = (asked: Asked) => Promise<unknown>[];

/** Fetches what the cache does not hold; whether old data is read again is decided by the page. */
export function prefetch<Data, Key extends QueryKey>(
  options: QueryExecuteOptions<Data, Error, Data, Data, Key>,
): Promise<unknown> {
  return queryClient.query({ ...options, staleTime: 'static' });
}

/** The same for the first page of a list. */
export function prefetchList<Data, Key extends QueryKey, Param>(
  options: InfiniteQueryExecuteOptions<Data, Error, InfiniteData<Data>, Key, Param>,
): Promise<unknown> {
  return queryClient.infiniteQuery({ ...options, staleTime: 'static' });
}
