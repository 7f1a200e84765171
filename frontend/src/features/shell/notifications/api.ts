import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/cache/page';
import type { Notification, NotificationStanding } from '@/api/words';
import type { ReadNotifications } from './rules';

const path = '/api/users/notifications';

/** How many are unread and which is newest; it comes by the socket and is kept here. */
export const standingKey = ['notifications', 'standing'] as const;

/** The person's notifications, newest first. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: ['notifications', 'list'] as const,
  queryFn: ({ pageParam, signal }) => api.get(path, { query: pageParams(pageParam), signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: nextCursor<Notification>,
  // It is opened to see what is new.
  staleTime: 0,
});

/** The newest one. */
export async function readNewest(): Promise<Notification | undefined> {
  const page = await api.get(path, { query: { limit: 1 } });
  return page.items[0];
}

export function markRead(read: ReadNotifications): Promise<NotificationStanding> {
  return api.post(`${path}/read`, { body: read });
}
