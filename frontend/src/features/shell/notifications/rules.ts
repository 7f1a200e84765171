import type { Notification, NotificationPage, NotificationStanding } from '@/api/words';
import { text } from './text';

/** From this many on the server does not count them apart. */
const MOST = 100;

/** What the bell is called, with the number that waits. */
export function bellName(unread: number): string {
  if (unread === 0) return text.title;
  return text.unread(unread >= MOST ? text.most : String(unread));
}

/** Whether one has come since; ids of later ones are higher. A list that got shorter has none. */
export function hasNew(
  before: NotificationStanding | undefined,
  now: NotificationStanding,
): boolean {
  if (before === undefined || now.newest === null) return false;
  return before.newest === null || now.newest > before.newest;
}

/** Some lines, or one and all before it. */
export type ReadNotifications = { ids: string[] } | { up_to: string };

/** Whether a line is meant by what is marked as read. */
function isMeant(id: string, read: ReadNotifications): boolean {
  return 'ids' in read ? read.ids.includes(id) : id <= read.up_to;
}

/** A page with these lines read. */
export function markedPage(
  page: NotificationPage,
  read: ReadNotifications,
  at: string,
): NotificationPage {
  const mark = (item: Notification) =>
    item.read_at === null && isMeant(item.id, read) ? { ...item, read_at: at } : item;
  return { ...page, items: page.items.map(mark) };
}

/** How many are unread once these lines are read, as far as can be said before the server answers. */
export function unreadAfter(unread: number, read: ReadNotifications): number {
  return 'ids' in read ? Math.max(0, unread - read.ids.length) : 0;
}
