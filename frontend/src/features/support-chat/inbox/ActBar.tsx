import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hasCode } from '@/api/errors';
import { failureWords } from '@/api/failure';
import type { AdminSupportConversation } from '@/api/words/support';
import { change, conversationQuery, refreshInbox, type Act } from '@/features/support-chat/api';
import { useActKeys } from '@/features/review-queue/hooks';
import { Badge, type BadgeTone } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { DropdownMenu, MenuItem } from '@/ui/DropdownMenu';
import { notify } from '@/ui/notify';
import { snoozes } from './rules';
import { text } from './text';

const keyOf = { resolve: 'e', snooze: 's' } as const;

const tones: Record<AdminSupportConversation['state'], BadgeTone> = {
  open: 'caution',
  pending: 'info',
  snoozed: 'neutral',
  resolved: 'positive',
};

/** One act on the version that is shown. Where somebody wrote meanwhile, the conversation is read again. */
export function useChange({ id, version }: AdminSupportConversation) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (act: Act) => change(id, version, act),
    onSuccess: (detail) => {
      client.setQueryData(conversationQuery(id).queryKey, detail);
      notify('success', text.acts.done);
      void refreshInbox(client, null);
    },
    onError: (error) => {
      const stale = hasCode(error, 'stale_version');
      notify('error', stale ? text.acts.stale : failureWords(error, text.acts.failed));
      if (stale) void refreshInbox(client, id);
    },
  });
}

/** How a conversation stands, and what can be done with it. Keys: E resolves, S puts off. */
export function ActBar({ conversation }: { conversation: AdminSupportConversation }) {
  const { state } = conversation;
  const { mutate, isPending } = useChange(conversation);
  const acts = useMemo(
    () => (state === 'resolved' ? [] : (['resolve', 'snooze'] as const)),
    [state],
  );
  const choices = snoozes(new Date());
  useActKeys(acts, keyOf, (act) => {
    if (act === 'resolve') mutate({ act: 'resolve' });
    else mutate({ act: 'snooze', until: (choices[0]?.until ?? new Date()).toISOString() });
  });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Badge tone={tones[state]} dot>
        {text.states[state]}
      </Badge>
      <Badge tone={conversation.priority === 'urgent' ? 'negative' : 'outline'}>
        {text.priorities[conversation.priority]}
      </Badge>
      {conversation.blocked_at !== null && <Badge tone="negative">{text.blocked}</Badge>}
      {conversation.labels.map((label) => (
        <Badge key={label} tone="outline">
          {label}
        </Badge>
      ))}
      {state !== 'resolved' && (
        <div className="ml-auto flex gap-2">
          <DropdownMenu trigger={<Button aria-keyshortcuts="S">{text.acts.snooze}</Button>}>
            {choices.map(({ name, until }) => (
              <MenuItem
                key={name}
                onSelect={() => mutate({ act: 'snooze', until: until.toISOString() })}
              >
                {name}
              </MenuItem>
            ))}
          </DropdownMenu>
          <Button
            variant="primary"
            aria-keyshortcuts="E"
            loading={isPending}
            onClick={() => mutate({ act: 'resolve' })}
          >
            {text.acts.resolve}
          </Button>
        </div>
      )}
    </div>
  );
}
