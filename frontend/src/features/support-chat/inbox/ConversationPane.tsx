import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { isMissing } from '@/api/failure';
import { tellTyping } from '@/api/live/live';
import type { AdminSupportDetail, SupportNote } from '@/api/words/support';
import {
  answerPerson,
  cannedQuery,
  conversationQuery,
  mark,
  refreshInbox,
} from '@/features/support-chat/api';
import { Composer } from '@/features/support-chat/Composer';
import type { Pending } from '@/features/support-chat/sending/outbox';
import { Thread } from '@/features/support-chat/Thread';
import { useMessages, useOutbox } from '@/features/support-chat/use-thread';
import { useTelling } from '@/features/support-chat/use-typing';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/Loaded';
import { SkeletonRows } from '@/ui/Skeleton';
import { Time } from '@/ui/Time';
import { ActBar } from './ActBar';
import { PersonCards } from './PersonCards';
import { text } from './text';
import { Writing } from './Writing';

type PaneProps = { id: string; typing: boolean };

/** One conversation: its messages and notes, where it is answered, and who asks. */
export function ConversationPane({ id, typing }: PaneProps) {
  const query = useQuery(conversationQuery(id));
  if (query.data !== undefined) return <Opened detail={query.data} isTyping={typing} />;
  if (!query.isError) return <SkeletonRows />;
  if (isMissing(query.error)) return <p className="p-4.5 text-sm text-fg-muted">{text.gone}</p>;
  return <LoadFailed query={query}>{text.loadFailed}</LoadFailed>;
}

function Notes({ notes }: { notes: readonly SupportNote[] }) {
  return notes.map((note) => (
    <div
      key={note.id}
      className="rounded-lg border border-dashed border-caution-line bg-caution-soft px-3 py-2 text-sm"
    >
      <p className="text-2xs font-semibold text-caution-text">{text.note.mark}</p>
      <p className="break-words whitespace-pre-wrap">{note.text}</p>
      <Time at={note.created_at} look="relative" className="text-2xs text-fg-subtle" />
    </div>
  ));
}

type OpenedProps = { detail: AdminSupportDetail; isTyping: boolean };

function Opened({ detail, isTyping }: OpenedProps) {
  const { conversation, notes, person } = detail;
  const { id } = conversation;
  const client = useQueryClient();
  const { query, items, more, showOlder, add } = useMessages('inbox', id, conversation.last_number);
  const send = useCallback(
    async (message: Pending) => {
      await add(id, await answerPerson(id, message));
      void refreshInbox(client, id);
    },
    [id, add, client],
  );
  const { box, lines } = useOutbox(id, send);
  const type = useTelling(useCallback(() => tellTyping('support-inbox', person.id), [person.id]));
  const canned = useQuery(cannedQuery).data?.items;
  const last = items.at(-1)?.number ?? 0;
  const unread = conversation.admin_read < last;
  useEffect(() => {
    if (unread && last > 0)
      void mark('inbox', id, { delivered: last, read: last }).catch(() => undefined);
  }, [id, last, unread]);
  const first = items[0]?.number ?? 0;
  // A note whose message is not shown yet stands before the first that is.
  const notesAfter = (number: number) => {
    const here = notes.filter(({ after }) =>
      number === 0 ? after < first || after === 0 : after === number,
    );
    return here.length === 0 ? null : number === 0 ? (
      <li className="flex flex-col gap-3">
        <Notes notes={here} />
      </li>
    ) : (
      <Notes notes={here} />
    );
  };
  return (
    <div className="grid grid-cols-1 items-start gap-4.5 2xl:grid-cols-[minmax(0,1fr)_18.75rem]">
      <Card>
        <h2 className="mb-1 text-xl break-words">{person.name}</h2>
        <ActBar key={`${id}:${conversation.version}`} conversation={conversation} />
        {query.isError && items.length === 0 ? (
          <LoadFailed query={query}>{text.loadFailed}</LoadFailed>
        ) : (
          <div
            className="mt-4 max-h-[55vh] overflow-y-auto pr-1"
            tabIndex={0}
            role="region"
            aria-label={person.name}
          >
            <Thread
              conversation={id}
              items={items}
              side="admin"
              names={text.sides}
              reached={{ delivered: conversation.user_delivered, read: conversation.user_read }}
              pending={lines}
              isTyping={isTyping}
              more={more}
              onOlder={() => void showOlder()}
              onRetry={(key) => box.retry(key, send)}
              onDiscard={(key) => box.discard(key)}
              after={notesAfter}
            />
          </div>
        )}
        <Writing
          conversation={conversation}
          answer={
            <Composer
              label={text.reply}
              canned={canned ?? []}
              onType={type}
              onSend={(words, files) => box.add(words, files, send)}
            />
          }
        />
      </Card>
      <PersonCards detail={detail} />
    </div>
  );
}
