import { useEffect } from 'react';
import { queryClient } from '@/api/cache/query-client';
import { watchPresence } from '@/api/live/live';
import { presenceKey } from './api';

/** How soon it is read again: where many are online, somebody comes or leaves all the time. */
export const REST_MS = 5000;

/** Keeps what is shown of who is online fresh, as people come and go and as time passes. */
export function useLivePresence(): void {
  useEffect(() => {
    // The page itself has just read.
    let readAt = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      // What is on its way is waited for: called off, it would come later still.
      const isReading = queryClient.isFetching({ queryKey: presenceKey }) > 0;
      timer = isReading ? setTimeout(read, REST_MS) : undefined;
      if (isReading) return;
      readAt = Date.now();
      void queryClient.invalidateQueries({ queryKey: presenceKey });
    };
    const leave = watchPresence(() => {
      timer ??= setTimeout(read, readAt + REST_MS - Date.now());
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, []);
}
