import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { watchSupport } from '@/api/live/live';
import type { SupportState } from '@/api/words/support';
import { paths } from '@/facts/paths';
import { ExportButton } from '@/features/exports/ExportButton';
import { QueueRows } from '@/features/review-queue/QueueRows';
import { ReviewQueue } from '@/features/review-queue/ReviewQueue';
import { SavedFilters } from '@/features/saved-filters/SavedFilters';
import { useUser } from '@/features/session/hooks';
import {
  conversationsQuery,
  countsQuery,
  downloadConversations,
  pull,
  refreshInbox,
} from '@/features/support-chat/api';
import { CannedDialog } from '@/features/support-chat/inbox/CannedDialog';
import { ConversationPane } from '@/features/support-chat/inbox/ConversationPane';
import { stateOf, states } from '@/features/support-chat/inbox/rules';
import { text } from '@/features/support-chat/inbox/text';
import { steadily } from '@/features/support-chat/sending/steadily';
import { text as chat } from '@/features/support-chat/text';
import { text as times } from '@/features/support-times/text';
import { TimesDialog } from '@/features/support-times/TimesDialog';
import { announce } from '@/ui/announce';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Time } from '@/ui/Time';

/** The address of a state, with a conversation open in it or none. */
function address(state: SupportState, conversation?: string): string {
  const query = new URLSearchParams({
    state,
    ...(conversation === undefined ? {} : { conversation }),
  });
  return `${paths.adminSupportChat}?${query.toString()}`;
}

/** For how long it is shown that somebody types. */
const TYPING_MS = 4000;

/** Follows the inbox: what changes is read again, and who types is known for a moment. */
function useInbox(open: string | null): string | null {
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
    const leave = watchSupport('support-inbox', userId, { onChange: run, onTyping: setTyping });
    return () => {
      stop();
      leave();
    };
  }, [client, userId]);
  return typing;
}

/** What people write to support: states, the conversations of one, and the one that is read. */
export default function SupportChat() {
  const [params] = useSearchParams();
  const state = stateOf(params.get('state'));
  const open = params.get('conversation');
  const query = useInfiniteQuery(conversationsQuery(state));
  const counts = useQuery(countsQuery).data;
  const typing = useInbox(open);
  const [editing, setEditing] = useState(false);
  const [timing, setTiming] = useState(false);
  const typist = query.data?.pages.flatMap((page) => page.items).find(({ id }) => id === open);
  return (
    <>
      <ReviewQueue
        words={text}
        keepsClosed
        queues={{
          names: states,
          labels: text.states,
          hints: text.hints,
          counts,
          chosen: state,
          home: 'open',
        }}
        open={open}
        address={address}
        query={query}
        actions={
          <>
            <SavedFilters list="support_chat" shown={{ state }} />
            <ExportButton load={() => downloadConversations(state)} />
            <Button onClick={() => setTiming(true)}>{times.open}</Button>
            <Button onClick={() => setEditing(true)}>{text.canned.open}</Button>
          </>
        }
        list={(rows, link) => (
          <QueueRows
            label={text.listLabel}
            rows={rows}
            open={open}
            link={link}
            row={(line) => ({
              name: line.name,
              detail: line.excerpt === '' ? chat.withFiles : line.excerpt,
              since: <Time at={line.waiting_since ?? line.changed_at} look="relative" />,
              badges: (
                <>
                  {line.admin_read < line.last_number && (
                    <Badge tone="primary" dot>
                      {text.unread}
                    </Badge>
                  )}
                  {line.priority !== 'medium' && (
                    <Badge tone={line.priority === 'urgent' ? 'negative' : 'outline'}>
                      {text.priorities[line.priority]}
                    </Badge>
                  )}
                  {line.blocked_at !== null && <Badge tone="negative">{text.blocked}</Badge>}
                  {line.labels.map((label) => (
                    <Badge key={label} tone="outline">
                      {label}
                    </Badge>
                  ))}
                </>
              ),
            })}
          />
        )}
        item={(id) => (
          <ConversationPane
            key={id}
            id={id}
            typing={typing !== null && typing === typist?.user_id}
          />
        )}
      />
      {timing && <TimesDialog onClose={() => setTiming(false)} />}
      {editing && <CannedDialog onClose={() => setEditing(false)} />}
    </>
  );
}
