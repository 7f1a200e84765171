import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '@/api/failure';
import type { Meeting } from '@/api/words';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { notify } from '@/ui/notify';
import { Textarea } from '@/ui/Textarea';
import { cancelMeeting, meetingsAgain } from './api';
import { text } from './text';

const words = text.cancel;

/** Asks once, and for what everybody who would have come reads. */
export function CancelDialog({ meeting, onClose }: { meeting: Meeting; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const { error, isPending, mutate } = useMutation({
    mutationFn: () => cancelMeeting(meeting, reason),
    onSuccess: async () => {
      notify('success', words.done);
      await meetingsAgain();
      onClose();
    },
  });
  return (
    <FormDialog
      danger
      title={words.title}
      description={words.detail}
      failure={error === null ? null : { words: failureWords(error, words.failed), error }}
      words={{ cancel: words.keep, submit: words.confirm }}
      loading={isPending}
      onSubmit={() => {
        if (!isPending) mutate();
      }}
      onClose={onClose}
    >
      <Field label={words.reason} hint={words.reasonHint} optional>
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
