import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { tellTyping } from '@/api/live/live';
import type { Support } from '@/api/words/support';
import { mark, supportQuery, writeToSupport } from '@/features/support-chat/api';
import { Composer } from '@/features/support-chat/Composer';
import type { Pending } from '@/features/support-chat/sending/outbox';
import { text } from '@/features/support-chat/text';
import { Thread } from '@/features/support-chat/Thread';
import { useMessages, useOutbox } from '@/features/support-chat/use-thread';
import { useTelling } from '@/features/support-chat/use-typing';
import { Dialog } from '@/ui/Dialog';
import { Loaded, LoadFailed } from '@/ui/Loaded';
import { SkeletonRows } from '@/ui/Skeleton';
import { absoluteTime } from '@/ui/time';
import { Rating } from './Rating';

/** When support is there and how soon it means to answer, as far as the operator says. */
function leadOf({ conversation, hours, answers_within_hours: within }: Support): string {
  if (conversation?.is_blocked === true) return text.blocked;
  const parts: string[] = [text.lead];
  if (hours !== null)
    parts.push(
      hours.opens_at === null
        ? text.hoursOpen(hours.text)
        : `${text.hoursClosed(hours.text)} ${text.back}: ${absoluteTime(new Date(hours.opens_at))}.`,
    );
  if (within !== null) parts.push(text.answersWithin(within));
  return [...parts, text.mailed].join(' ');
}

type PanelProps = { isTyping: boolean; onClose: () => void };

/** The person's conversation with support: a sheet on phones, in the corner elsewhere. */
export function SupportPanel({ isTyping, onClose }: PanelProps) {
  const query = useQuery(supportQuery);
  const client = useQueryClient();
  const id = query.data?.conversation?.id ?? null;
  const { add } = useMessages('own', id, 0);
  const send = useCallback(
    async (message: Pending) => {
      const sent = await writeToSupport(message);
      client.setQueryData(supportQuery.queryKey, (now) =>
        now === undefined ? now : { ...now, conversation: sent.conversation },
      );
      await add(sent.conversation.id, sent.message);
    },
    [client, add],
  );
  const { box, lines } = useOutbox('own', send);
  const type = useTelling(useCallback(() => tellTyping('support', null), []));
  return (
    <Dialog
      open
      beside
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={text.title}
      description={query.data === undefined ? undefined : leadOf(query.data)}
      className="md:top-auto md:right-5 md:bottom-5 md:left-auto md:h-[min(40rem,85vh)] md:w-[26rem] md:translate-0"
      footer={<Composer onType={type} onSend={(words, files) => box.add(words, files, send)} />}
    >
      <Loaded query={query} failed={text.failed}>
        {(support) => (
          <Messages
            support={support}
            isTyping={isTyping}
            pending={lines}
            onRetry={(key) => box.retry(key, send)}
            onDiscard={(key) => box.discard(key)}
          />
        )}
      </Loaded>
    </Dialog>
  );
}

type MessagesProps = {
  support: Support;
  isTyping: boolean;
  pending: readonly Pending[];
  onRetry: (key: string) => void;
  onDiscard: (key: string) => void;
};

function Messages({ support: { conversation }, ...rest }: MessagesProps) {
  const client = useQueryClient();
  const id = conversation?.id ?? null;
  const { query, items, more, showOlder } = useMessages('own', id, conversation?.last_number ?? 0);
  const last = items.at(-1)?.number ?? 0;
  const unread = conversation !== null && conversation.last_answer > conversation.user_read;
  useEffect(() => {
    if (id === null || !unread || last === 0) return;
    void mark('own', id, { delivered: last, read: last })
      .then(() => client.invalidateQueries({ queryKey: supportQuery.queryKey }))
      .catch(() => undefined);
  }, [client, id, last, unread]);
  if (id !== null && query.isPending) return <SkeletonRows rows={3} />;
  if (query.isError && items.length === 0)
    return <LoadFailed query={query}>{text.failed}</LoadFailed>;
  return (
    <>
      {items.length === 0 && rest.pending.length === 0 && (
        <p className="text-sm text-fg-muted">{text.empty}</p>
      )}
      <Thread
        conversation={id}
        items={items}
        side="user"
        reached={{
          delivered: conversation?.admin_delivered ?? 0,
          read: conversation?.admin_read ?? 0,
        }}
        more={more}
        onOlder={() => void showOlder()}
        {...rest}
      />
      {conversation?.state === 'resolved' && !conversation.is_blocked && (
        <Rating id={conversation.id} rating={conversation.rating} />
      )}
    </>
  );
}
