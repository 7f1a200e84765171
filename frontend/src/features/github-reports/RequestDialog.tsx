import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { notify } from '@/ui/notify';
import { Textarea } from '@/ui/Textarea';
import { refreshReports, requestReport } from './api';
import { requestProblems } from './rules';
import { text } from './text';

const words = text.request;

/** Whom a company asks for a report, and what it writes. */
export function RequestDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [email, setEmail] = useState('');
  const [message, setMessage] = useState('');
  const [problems, setProblems] = useState<{ email?: string; message?: string }>({});
  const key = useRef(idempotencyKey());
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => requestReport({ email: email.trim(), message: message.trim() }, key.current),
    onSuccess: () => {
      notify('success', words.done);
      void refreshReports(client);
      onClose();
    },
  });
  const submit = () => {
    const found = requestProblems(email, message);
    setProblems(found);
    if (!isPending && Object.keys(found).length === 0) mutate();
  };
  return (
    <FormDialog
      title={words.title}
      description={words.detail}
      failure={error === null ? null : { words: failureWords(error, words.failed), error }}
      words={{ cancel: words.cancel, submit: words.submit }}
      loading={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={words.email} hint={words.emailHint} error={problems.email}>
        <Input
          type="email"
          value={email}
          autoComplete="off"
          onChange={(event) => {
            // Other words are another act.
            key.current = idempotencyKey();
            setEmail(event.target.value);
          }}
        />
      </Field>
      <Field label={words.message} hint={words.messageHint} error={problems.message}>
        <Textarea
          rows={5}
          value={message}
          onChange={(event) => {
            key.current = idempotencyKey();
            setMessage(event.target.value);
          }}
        />
      </Field>
    </FormDialog>
  );
}
