import { infiniteQueryOptions } from '@tanstack/react-query';
import { stated } from '@/api/stated';
import { nextCursor, pageParams } from '@/api/page';
import type {
  Notification,
  NotificationPage,
  NotificationStanding,
  ReadNotifications,
} from '@/api/words';

const path = '/api/users/notifications';

/** How the list stands; told by the socket and kept here. */
export const standingKey = ['notifications', 'standing'] as const;

/** What the person was told, newest first. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: ['notifications', 'list'] as const,
  queryFn: ({ pageParam, signal }) =>
    stated.get<NotificationPage>(path, { query: pageParams(pageParam), signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: nextCursor<Notification>,
  // It is opened to see what is new.
  staleTime: 0,
});

/** The newest one. */
export async function readNewest(): Promise<Notification | undefined> {
  const page = await stated.get<NotificationPage>(path, { query: { limit: 1 } });
  return page.items[0];
}

export function markRead(read: ReadNotifications): Promise<NotificationStanding> {
  return stated.post<NotificationStanding>(`${path}/read`, { body: read });
}
