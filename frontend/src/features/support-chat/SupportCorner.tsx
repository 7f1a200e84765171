import { useQueryClient } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { watchSupport } from '@/api/live/live';
import { withPatience } from '@/platform/loading/patience';
import { announce } from '@/ui/announce';
import { IconButton } from '@/ui/IconButton';
import { mark, pull, supportQuery } from './api';
import { steadily } from './sending/steadily';
import { text } from './text';
import { useTyping } from './use-typing';

const SupportPanel = lazy(
  withPatience(async () => ({
    default: (await import('./widget/SupportPanel')).SupportPanel,
  })),
);

/** Asks how the conversation stands, says that its messages have arrived, and adds them where it is open. */
function useArrivals(isOpen: boolean) {
  const client = useQueryClient();
  return async () => {
    const { conversation } = await client.query(supportQuery);
    if (conversation === null) return;
    const { id, last_number, last_answer, user_read } = conversation;
    const come = isOpen ? await pull(client, 'own', id) : [];
    for (const message of come)
      if (message.side === 'admin')
        announce(text.arrived(text.sides.admin, message.text || text.withFiles));
    if (last_answer <= user_read) return;
    const read = isOpen && !document.hidden ? last_number : user_read;
    await mark('own', id, { delivered: last_number, read });
  };
}

/** The button of the support chat, with how many answers are unread, and the chat. */
export function SupportCorner({ userId }: { userId: string }) {
  const [params, setParams] = useSearchParams();
  const [opened, setOpened] = useState(false);
  const [unread, setUnread] = useState(0);
  const [isTyping, hearTyping] = useTyping();
  const open = opened || params.get('chat') === 'open';
  const arrivals = useArrivals(open);
  const latest = useRef(arrivals);
  useEffect(() => {
    latest.current = arrivals;
  });
  useEffect(() => {
    const { run, stop } = steadily(() => latest.current());
    const leave = watchSupport('support', userId, {
      onChange: (standing) => {
        if (standing !== null) setUnread(standing.unread);
        if (standing === null || standing.event_id > 0) run();
      },
      onTyping: hearTyping,
    });
    return () => {
      stop();
      leave();
    };
  }, [userId, hearTyping]);
  const show = (wanted: boolean) => {
    setOpened(wanted);
    if (wanted || !params.has('chat')) return;
    const rest = new URLSearchParams(params);
    rest.delete('chat');
    setParams(rest, { replace: true });
  };
  return (
    <>
      <IconButton
        label={unread === 0 ? text.title : text.unread(unread)}
        className="relative"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => show(true)}
      >
        <MessageCircle size={17} strokeWidth={1.75} aria-hidden="true" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-1.5 right-1.5 size-2 rounded-full bg-primary ring-2 ring-surface max-md:top-2.5 max-md:right-2.5"
          />
        )}
      </IconButton>
      {open && (
        <Suspense fallback={null}>
          <SupportPanel isTyping={isTyping} onClose={() => show(false)} />
        </Suspense>
      )}
    </>
  );
}
