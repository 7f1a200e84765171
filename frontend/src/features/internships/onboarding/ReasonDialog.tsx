import { useState } from 'react';
import { fieldError } from '@/api/errors';
import type { AdminInternship } from '@/api/words';
import { failureOf, useDecision } from '@/features/review-queue/hooks';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Textarea } from '@/ui/Textarea';
import { refreshBoard } from './api';
import { text } from './text';

type ReasonDialogProps = {
  words: { title: string; detail: string; submit: string; done: string };
  send: (reason: string) => Promise<AdminInternship>;
  onClose: () => void;
};

/** Asks once before something that needs a reason, which others read. */
export function ReasonDialog({ words, send, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const { error, isPending, mutate } = useDecision({
    send: async (said: string) => {
      await send(said);
    },
    refresh: refreshBoard,
    done: words.done,
    onDone: onClose,
  });
  const wrong = fieldError(error, 'reason');
  return (
    <FormDialog
      danger
      title={words.title}
      description={words.detail}
      failure={wrong === undefined ? failureOf(error, text) : null}
      words={{ cancel: text.keep, submit: words.submit }}
      loading={isPending}
      onSubmit={() => {
        if (!isPending) mutate(reason);
      }}
      onClose={onClose}
    >
      <Field label={text.reason} hint={text.reasonHint} error={wrong}>
        <Textarea
          rows={3}
          maxLength={2000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
