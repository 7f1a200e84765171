import { onlineManager, type QueryCache } from '@tanstack/react-query';
import { ApiError } from '@/api/errors';

/**
 * Fails what waits for the network and has nothing to show: its page then says so and offers Retry, where a skeleton
 * would never end. It is asked for again once there is a network; what has an answer keeps it and waits.
 */
export function failUnanswered(cache: QueryCache): () => void {
  return cache.subscribe(({ type, query }) => {
    if (type !== 'updated' && type !== 'added') return;
    // A query announces its pause before it knows its own fetch.
    queueMicrotask(() => {
      const isWaiting = query.state.fetchStatus === 'paused' && query.state.data === undefined;
      if (!isWaiting || onlineManager.isOnline()) return;
      void query.cancel().then(() => {
        if (query.state.status !== 'error') return;
        query.setState({ error: new ApiError({ status: 0, code: 'network', detail: '' }) });
      });
    });
  });
}

/** Says at the start what the browser knows of the network: until an event says otherwise, it counts as there. */
export function startOffline(): void {
  if (!navigator.onLine) onlineManager.setOnline(false);
}
