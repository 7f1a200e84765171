import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@/api/errors';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { notify } from '@/ui/notify';
import { Textarea } from '@/ui/Textarea';
import { mailCohort } from './api';
import { addressesOf, MAX_ADDRESSES } from './rules';
import { text } from './text';

const words = text.mailing;

/** Sends the link to those of some addresses who signed up with the partner's code. */
export function MailDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const emails = addressesOf(typed);
  const problem =
    emails.length === 0 ? words.none : emails.length > MAX_ADDRESSES ? words.many : undefined;
  const send = useMutation({
    networkMode: 'always',
    mutationFn: () => mailCohort(id, emails),
    onSuccess: () => {
      notify('success', words.done);
      onClose();
    },
  });
  const refused = send.error instanceof ApiError ? send.error.fields[0]?.detail : undefined;
  return (
    <FormDialog
      title={words.title}
      description={words.lead}
      failure={send.error === null ? null : { words: refused ?? words.failed, error: send.error }}
      words={{ cancel: words.cancel, submit: words.submit }}
      loading={send.isPending}
      onSubmit={() => {
        setTried(true);
        if (problem === undefined) send.mutate();
      }}
      onClose={onClose}
    >
      <Field label={words.label} hint={words.hint} error={tried ? problem : undefined}>
        <Textarea rows={6} value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
