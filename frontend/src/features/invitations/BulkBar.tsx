import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import type { ChangedInvitation, Invitation } from '@/api/words';
import { AlertDialog } from '@/ui/AlertDialog';
import { Button } from '@/ui/Button';
import { notify } from '@/ui/notify';

import { changeInvitations } from './api';
import { ExtendDialog } from './ExtendDialog';
import { displayName } from './rules';
import { text } from './text';

const words = text.bulk;

type BulkBarProps = {
  chosen: readonly Invitation[];
  onChanged: () => void;
  onClear: () => void;
};

/** Says how many were changed, and of the others why not. */
export function tellChanged(chosen: readonly Invitation[], items: readonly ChangedInvitation[]) {
  const refused = items.filter((item) => item.problem !== null);
  const name = (id: string) => {
    const found = chosen.find((invitation) => invitation.id === id);
    return found === undefined ? '' : displayName(found);
  };
  const why = refused.slice(0, 3).map((item) => words.refused(name(item.id), item.problem ?? ''));
  const more = refused.length > 3 ? [words.more(refused.length - 3)] : [];
  const done = words.done(items.length - refused.length);
  notify(refused.length === 0 ? 'success' : 'warning', [done, ...why, ...more].join(' '));
}

/** What can be done to the invitations that are ticked. */
export function BulkBar({ chosen, onChanged, onClear }: BulkBarProps) {
  const [asking, setAsking] = useState(false);
  const [extending, setExtending] = useState(false);
  const ids = chosen.map((invitation) => invitation.id);
  const finish = (items: readonly ChangedInvitation[]) => {
    tellChanged(chosen, items);
    onChanged();
    onClear();
  };
  const act = useMutation({
    networkMode: 'always',
    mutationFn: (change: 'cancel' | 'resend') => changeInvitations({ ids, change }),
    onSuccess: ({ items }) => finish(items),
    onError: () => notify('error', text.actionFailed),
    onSettled: () => setAsking(false),
  });
  return (
    <div
      role="group"
      aria-label={words.label}
      className="flex flex-wrap items-center gap-2 border-b border-line bg-surface-2 px-3.5 py-2.5 text-sm"
    >
      <p role="status" className="mr-2 font-medium">
        {words.chosen(chosen.length)}
      </p>
      <Button size="sm" loading={act.isPending} onClick={() => act.mutate('resend')}>
        {text.resend}
      </Button>
      <Button size="sm" onClick={() => setExtending(true)}>
        {text.extend.action}
      </Button>
      <Button size="sm" onClick={() => setAsking(true)}>
        {text.cancelConfirm}
      </Button>
      <Button size="sm" variant="ghost" onClick={onClear}>
        {words.clear}
      </Button>
      {extending && (
        <ExtendDialog
          ids={ids}
          who={words.people(ids.length)}
          onDone={finish}
          onClose={() => setExtending(false)}
        />
      )}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        danger
        title={text.cancelTitle(words.people(ids.length))}
        description={text.cancelDetail}
        confirmLabel={text.cancelConfirm}
        cancelLabel={text.keep}
        loading={act.isPending}
        onConfirm={() => act.mutate('cancel')}
      />
    </div>
  );
}
