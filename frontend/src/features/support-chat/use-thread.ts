/** What both ends of a conversation do with its messages. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { SupportMessage } from '@/api/words/support';
import { messagesQuery, older, pull, type End } from './api';
import { outboxOf, type Send } from './sending/outbox';
import { withNewer, withOlder } from './rules';

/** The messages of a conversation, as far as they have been asked for, up to the newest that is known of. */
export function useMessages(end: End, id: string | null, newest: number) {
  const client = useQueryClient();
  const options = messagesQuery(end, id ?? '');
  const query = useQuery({ ...options, enabled: id !== null });
  const { data } = query;
  const last = data?.items.at(-1)?.number ?? 0;
  useEffect(() => {
    if (id !== null && data !== undefined && newest > last)
      void pull(client, end, id).catch(() => undefined);
  }, [client, end, id, newest, last, data]);
  const showOlder = useCallback(async () => {
    const first = data?.items[0]?.number;
    if (id === null || first === undefined) return;
    const page = await older(end, id, first);
    client.setQueryData(messagesQuery(end, id).queryKey, (now) => now && withOlder(now, page));
  }, [client, data, end, id]);
  const add = useCallback(
    async (of: string, message: SupportMessage) => {
      const { queryKey } = messagesQuery(end, of);
      const known = client.getQueryData(queryKey);
      const follows = (known?.items.at(-1)?.number ?? 0) + 1 === message.number;
      if (known !== undefined && follows)
        client.setQueryData(queryKey, withNewer(known, [message]));
      const pulled = pull(client, end, of).catch(() => undefined);
      // Where one between is missing, the message stands as on its way until all of them are there.
      if (!follows) await pulled;
    },
    [client, end],
  );
  return { query, items: data?.items ?? [], more: data?.more === true, showOlder, add };
}

/** What is on its way; it is tried again when the browser has a network again. */
export function useOutbox(name: string, send: Send) {
  const box = outboxOf(name);
  const lines = useSyncExternalStore(box.subscribe, box.lines);
  useEffect(() => {
    const again = () => void box.flush(send);
    again();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [box, send]);
  return { box, lines };
}
