import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SupportState } from '@/api/words/support';
import { paths } from '@/facts/paths';
import { ExportButton } from '@/features/exports/ExportButton';
import { QueueRows } from '@/features/review-queue/QueueRows';
import { ReviewQueue } from '@/features/review-queue/ReviewQueue';
import { SavedFilters } from '@/features/saved-filters/SavedFilters';
import {
  conversationsQuery,
  countsQuery,
  downloadConversations,
} from '@/features/support-chat/api';
import { CannedDialog } from '@/features/support-chat/inbox/CannedDialog';
import { ConversationPane } from '@/features/support-chat/inbox/ConversationPane';
import { stateOf, states } from '@/features/support-chat/inbox/rules';
import { text } from '@/features/support-chat/inbox/text';
import { useInbox } from '@/features/support-chat/inbox/use-inbox';
import { text as chat } from '@/features/support-chat/text';
import { text as times } from '@/features/support-times/text';
import { TimesDialog } from '@/features/support-times/TimesDialog';
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
