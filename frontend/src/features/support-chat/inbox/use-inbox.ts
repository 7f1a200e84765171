import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { watchSupport, type SupportStanding } from '@/api/live/live';
import { useUser } from '@/features/session/hooks';
import { isInboxRead, pull, refreshInbox } from '@/features/support-chat/api';
import { steadily } from '@/features/support-chat/sending/steadily';
import { text as chat } from '@/features/support-chat/text';
import { announce } from '@/ui/announce';
import { text } from './text';

/** For how long it is shown that somebody types. */
const TYPING_MS = 4000;

/** Follows the inbox: what changes is read again, and who types is known for a moment. */
export function useInbox(open: string | null): string | null {
  const client = useQueryClient();
  const userId = useUser()?.id;
  const [typing, setTyping] = useState<string | null>(null);
  const shown = useRef(open);
  useEffect(() => {
    shown.current = open;
  }, [open]);
  useEffect(() => {
    if (typing === null) return undefined;
    const timer = setTimeout(() => setTyping(null), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typing]);
  useEffect(() => {
    if (userId === undefined) return undefined;
    const { run, stop } = steadily(async () => {
      const id = shown.current;
      await refreshInbox(client, id);
      if (id === null) return;
      for (const message of await pull(client, 'inbox', id))
        if (message.side === 'user')
          announce(chat.arrived(text.sides.user, message.text || chat.withFiles));
    });
    let isFirst = true;
    let isOver = false;
    const onChange = async (standing: SupportStanding | null) => {
      const wasFirst = isFirst;
      isFirst = false;
      // How it stands is said at once, mostly of what the page has read a moment before.
      if (wasFirst && standing !== null && shown.current === null) {
        const isRead = await isInboxRead(client, standing.unread).catch(() => false);
        if (isRead || isOver) return;
      }
      run();
    };
    const leave = watchSupport('support-inbox', userId, {
      onChange: (standing) => void onChange(standing),
      onTyping: setTyping,
    });
    return () => {
      isOver = true;
      stop();
      leave();
    };
  }, [client, userId]);
  return typing;
}
