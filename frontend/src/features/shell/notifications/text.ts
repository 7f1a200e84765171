/** Words of the bell and its panel. */
export const text = {
  title: 'Notifications',
  unread: (count: string) => `Notifications, ${count} unread`,
  most: '99+',
  unreadMark: 'Unread.',
  markAll: 'Mark all as read',
  settings: 'Notification settings',
  empty: 'You’re all caught up.',
  failed: 'Your notifications could not be loaded. Nothing is lost.',
  more: 'Show older ones',
  markFailed: 'This could not be marked as read. Please try again.',
  open: 'Open',
  arrived: (title: string) => `New notification: ${title}`,
} as const;
