import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fieldError } from '@/api/errors';
import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import type { CompanyRole } from '@/api/words';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { notify } from '@/ui/notify';
import { Select } from '@/ui/Select';
import { invite } from './api';
import { ROLES } from './rules';
import { text } from './text';

const words = text.dialog;
const options = ROLES.map((value) => ({ value, label: text.roles[value] }));

/** Runs an act once the person has proved who they are, where the server asks for that. */
export type Confirmed = <T>(act: () => Promise<T>) => Promise<T>;

type InviteDialogProps = { confirmed: Confirmed; onClose: () => void };

/** Whom to invite, and what they may do. */
export function InviteDialog({ confirmed, onClose }: InviteDialogProps) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<CompanyRole>('recruiter');
  const key = useRef(idempotencyKey());
  const { error, isPending, mutate } = useMutation({
    mutationFn: () => confirmed(() => invite(email.trim(), role, key.current)),
    onSuccess: () => {
      notify('success', words.sent(email.trim()));
      onClose();
    },
  });
  const wrong = error === null ? undefined : fieldError(error, 'email');
  // Who closes the question has changed nothing.
  const closed = error?.name === 'NotConfirmed';
  return (
    <FormDialog
      title={words.title}
      description={words.detail}
      failure={
        error === null || wrong !== undefined || closed
          ? null
          : { words: failureWords(error, words.failed), error }
      }
      words={{ cancel: words.cancel, submit: words.send }}
      loading={isPending}
      onSubmit={() => {
        if (!isPending) mutate();
      }}
      onClose={onClose}
    >
      <Field label={words.email} error={wrong}>
        <Input
          type="email"
          autoComplete="off"
          value={email}
          onChange={(event) => {
            // Another address is another act.
            key.current = idempotencyKey();
            setEmail(event.target.value);
          }}
        />
      </Field>
      <Field label={words.role} hint={text.rights[role]}>
        <Select
          value={role}
          options={options}
          onChange={(next) => {
            key.current = idempotencyKey();
            setRole(next);
          }}
        />
      </Field>
    </FormDialog>
  );
}
