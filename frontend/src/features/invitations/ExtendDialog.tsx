import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { ApiError } from '@/api/errors';
import type { ChangedInvitation } from '@/api/words';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';

import { changeInvitations } from './api';
import { text } from './text';

const words = text.extend;

type ExtendDialogProps = {
  ids: readonly string[];
  who: string;
  onDone: (changed: readonly ChangedInvitation[]) => void;
  onClose: () => void;
};

/** Gives invitations that nobody has started another closing date. */
export function ExtendDialog({ ids, who, onDone, onClose }: ExtendDialogProps) {
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const at = new Date(typed);
  const good = typed !== '' && at > new Date();
  const act = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      changeInvitations({ ids: [...ids], change: 'extend', closes_at: at.toISOString() }),
    onSuccess: ({ items }) => {
      onDone(items);
      onClose();
    },
  });
  const field = act.error instanceof ApiError ? act.error.fields[0]?.detail : undefined;
  return (
    <FormDialog
      title={words.title(who)}
      description={words.lead}
      failure={act.error === null ? null : { words: field ?? words.failed, error: act.error }}
      words={{ cancel: words.cancel, submit: words.submit }}
      loading={act.isPending}
      onSubmit={() => {
        setTried(true);
        if (good) act.mutate();
      }}
      onClose={onClose}
    >
      <Field
        label={words.closes}
        hint={words.hint(Intl.DateTimeFormat().resolvedOptions().timeZone)}
        error={tried && !good ? words.problem : undefined}
      >
        <Input
          type="datetime-local"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
