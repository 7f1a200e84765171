import type {
  InfiniteData,
  InfiniteQueryExecuteOptions,
  QueryExecuteOptions,
  QueryKey,
} from '@tanstack/react-query';
import type { User } from '@/api/words';
import { queryClient } from './query-client';
import { noteReadAhead } from './read-ahead';

/** What is known of a page before its file has arrived: the address and the viewer. */
export type Asked = {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** Null for a visitor who is not signed in. */
  user: User | null;
};

/** Begins the queries of a page. A failure is shown by the page, which asks again. */
export type Prefetch = (asked: Asked) => Promise<unknown>[];

/** Waits for what is read ahead, and notes what came. What the cache held already is the page's to read again. */
async function noting(queryKey: QueryKey, answer: Promise<unknown>): Promise<unknown> {
  const find = () => queryClient.getQueryCache().find({ queryKey });
  const before = find()?.state.dataUpdateCount;
  const answered = await answer;
  const query = find();
  if (query !== undefined && query.state.dataUpdateCount !== before) noteReadAhead(query);
  return answered;
}

/** Fetches what the cache does not hold; whether old data is read again is decided by the page. */
export function prefetch<Data, Key extends QueryKey>(
  options: QueryExecuteOptions<Data, Error, Data, Data, Key>,
): Promise<unknown> {
  return noting(options.queryKey, queryClient.query({ ...options, staleTime: 'static' }));
}

/** The same for the first page of a list. */
export function prefetchList<Data, Key extends QueryKey, Param>(
  options: InfiniteQueryExecuteOptions<Data, Error, InfiniteData<Data>, Key, Param>,
): Promise<unknown> {
  return noting(options.queryKey, queryClient.infiniteQuery({ ...options, staleTime: 'static' }));
}
