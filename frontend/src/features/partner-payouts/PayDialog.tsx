import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { hasCode } from '@/api/errors';
import { failureWords } from '@/api/failure';
import type { PartnerPayout } from '@/api/words';
import { money } from '@/features/billing/rules';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { notify } from '@/ui/notify';
import { payStatement, refreshPayouts } from './api';
import { text } from './text';

type PayDialogProps = { payout: PartnerPayout; onClose: () => void };

/** Records that a statement was paid, with what the bank says to it. */
export function PayDialog({ payout, onClose }: PayDialogProps) {
  const { statement, organisation } = payout;
  const [reference, setReference] = useState('');
  const [tried, setTried] = useState(false);
  const missing = reference.trim() === '' || reference.trim().length > 120;
  const mutation = useMutation({
    mutationFn: () => payStatement(statement, reference.trim()),
    onSuccess: () => {
      notify('success', text.done);
      void refreshPayouts();
      onClose();
    },
    onError: (error) => {
      if (hasCode(error, 'stale_version')) void refreshPayouts();
    },
  });
  const { error } = mutation;
  const words = hasCode(error, 'stale_version') ? text.stale : text.failed;
  return (
    <FormDialog
      title={text.payTitle(organisation)}
      description={text.payDetail(money(statement.total, statement.currency))}
      failure={error === null ? null : { words: failureWords(error, words), error }}
      words={{ cancel: text.cancel, submit: text.record }}
      loading={mutation.isPending}
      onSubmit={() => {
        setTried(true);
        if (!missing && !mutation.isPending) mutation.mutate();
      }}
      onClose={onClose}
    >
      <Field
        label={text.reference}
        hint={text.referenceHint}
        error={tried && missing ? text.referenceMissing : undefined}
      >
        <Input value={reference} onChange={(event) => setReference(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
