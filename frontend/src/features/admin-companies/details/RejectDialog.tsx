import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldError } from '@/api/errors';
import { failureWords } from '@/api/failure';
import type { AdminCompanyDetails } from '@/api/words/admin';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { notify } from '@/ui/notify';
import { Textarea } from '@/ui/Textarea';
import { ruleDetails } from './api';
import { text } from './text';

const words = text.dialog;

type RejectDialogProps = { details: AdminCompanyDetails; onClose: () => void };

/** Asks why a domain is rejected. */
export function RejectDialog({ details, onClose }: RejectDialogProps) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const reject = useMutation({
    mutationFn: () => ruleDetails(details, 'rejected', reason.trim()),
    onSuccess: () => {
      notify('success', text.rejected);
      onClose();
    },
  });
  const { error } = reject;
  const unsaid = reason.trim() === '';
  const wrong = error === null ? undefined : fieldError(error, 'reason');
  return (
    <FormDialog
      title={words.title(details.form.name)}
      description={words.detail}
      failure={error === null ? null : { words: failureWords(error, words.failed), error }}
      words={{ cancel: words.cancel, submit: text.reject }}
      danger
      loading={reject.isPending}
      onSubmit={() => {
        setTried(true);
        if (!reject.isPending && !unsaid) reject.mutate();
      }}
      onClose={onClose}
    >
      <Field label={words.reason} hint={words.hint} error={tried && unsaid ? words.missing : wrong}>
        <Textarea
          maxLength={2000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
