import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldError } from '@/api/errors';
import { failureWords } from '@/api/failure';
import type { Offer } from '@/api/words';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { notify } from '@/ui/notify';
import { Textarea } from '@/ui/Textarea';
import { offersAgain, withdrawOffer } from './api';
import { text } from './text';

const words = text.withdraw;

/** Asks why; the candidate reads it. */
export function WithdrawOfferDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const { error, isPending, mutate } = useMutation({
    mutationFn: () => withdrawOffer(offer, reason),
    onSuccess: async () => {
      notify('success', words.done);
      await offersAgain();
      onClose();
    },
  });
  const wrong = fieldError(error, 'reason');
  return (
    <FormDialog
      danger
      title={words.title}
      description={words.detail}
      failure={
        error === null || wrong !== undefined
          ? null
          : { words: failureWords(error, words.failed), error }
      }
      words={{ cancel: words.cancel, submit: words.confirm }}
      loading={isPending}
      onSubmit={() => {
        if (!isPending) mutate();
      }}
      onClose={onClose}
    >
      <Field label={words.reason} hint={words.reasonHint} error={wrong}>
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
