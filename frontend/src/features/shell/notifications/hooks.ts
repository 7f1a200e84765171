/** Following one's notifications and marking them as read. */
import { useMutation, useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { watchNotifications } from '@/api/live/live';
import type { NotificationPage, NotificationStanding } from '@/api/words';
import { notify } from '@/ui/notify';
import { markRead, notificationsQuery, standingKey } from './api';
import { hasNew, markedPage, unreadAfter } from './rules';
import { text } from './text';

const nothing: NotificationStanding = { newest: null, unread: 0 };

/** The state of the list, kept fresh. `onNew` is called when something has come since it was first known. */
export function useStanding(userId: string, onNew: () => void): NotificationStanding {
  const client = useQueryClient();
  const callback = useRef(onNew);
  useEffect(() => {
    callback.current = onNew;
  });
  const { data } = useQuery<NotificationStanding>({
    queryKey: standingKey,
    queryFn: () => nothing,
    // It comes by the socket and is never fetched.
    enabled: false,
  });
  useEffect(
    () =>
      watchNotifications(userId, (standing) => {
        const before = client.getQueryData<NotificationStanding>(standingKey);
        client.setQueryData(standingKey, standing);
        if (before?.newest === standing.newest && before.unread === standing.unread) return;
        void client.invalidateQueries({ queryKey: notificationsQuery.queryKey });
        if (hasNew(before, standing)) callback.current();
      }),
    [client, userId],
  );
  return data ?? nothing;
}

/** Marks lines as read: shown at once, and put right by the server where that fails. */
export function useMarkRead() {
  const client = useQueryClient();
  const { queryKey } = notificationsQuery;
  const counted = (unread: (before: number) => number) =>
    client.setQueryData<NotificationStanding>(
      standingKey,
      (old) => old && { ...old, unread: unread(old.unread) },
    );
  return useMutation({
    mutationFn: markRead,
    onMutate: async (read) => {
      await client.cancelQueries({ queryKey });
      const at = new Date().toISOString();
      client.setQueryData<InfiniteData<NotificationPage, string | undefined>>(
        queryKey,
        (old) => old && { ...old, pages: old.pages.map((page) => markedPage(page, read, at)) },
      );
      counted((unread) => unreadAfter(unread, read));
    },
    onSuccess: ({ unread }) => counted(() => unread),
    onError: () => {
      notify('error', text.markFailed);
      void client.invalidateQueries({ queryKey });
    },
  });
}
