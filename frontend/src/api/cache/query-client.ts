import { QueryClient } from '@tanstack/react-query';
import {
  DATA_FRESH_MS,
  DATA_KEPT_MS,
  DATA_REFETCH_ON_FOCUS,
  DATA_RETRIES,
} from '@/facts/constants';
import { ApiError } from '@/api/errors';
import { failUnanswered, startOffline } from './offline';
import { isReadAhead } from './read-ahead';

/** Whether a failed read is worth another try: an answer that would be the same again is not. */
export function retryRead(failures: number, error: unknown): boolean {
  if (failures >= DATA_RETRIES) return false;
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

/** The one data cache, with the specification's settings (spec §9). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: DATA_FRESH_MS,
      gcTime: DATA_KEPT_MS,
      refetchOnWindowFocus: DATA_REFETCH_ON_FOCUS,
      // Where a page's file comes after its answers, they are not asked for again.
      refetchOnMount: (query) => !isReadAhead(query),
      retry: retryRead,
    },
    mutations: { retry: false },
  },
});

// The home page is drawn in advance, where there is no browser.
if (!import.meta.env.SSR) startOffline();
failUnanswered(queryClient.getQueryCache());
