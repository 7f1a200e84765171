import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { hasCode } from '@/api/errors';
import { failureWords } from '@/api/failure';
import { confirmAddressChange } from '@/features/account/api';
import { NotConfirmed, useRecentSignIn } from '@/features/account/security/recent-sign-in';
import { Button } from '@/ui/Button';
import { ErrorBox } from '@/ui/ErrorBox';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { text } from './text';

type CodesFormProps = {
  email: string;
  added: string;
  onChanged: (state: 'done' | 'waiting') => void;
  onBack: () => void;
};

type CodeFieldProps = {
  label: string;
  value: string;
  onChange: (typed: string) => void;
  isTried: boolean;
};

const isCode = (typed: string) => /^\d{6}$/u.test(typed.trim());

function CodeField({ label, value, onChange, isTried }: CodeFieldProps) {
  const problem = isTried && !isCode(value) ? text.codeMissing : undefined;
  return (
    <Field label={label} error={problem} className="w-full max-w-96">
      <Input
        inputMode="numeric"
        autoComplete="one-time-code"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

/** Both codes: the change is made when both are right. */
export function CodesForm({ email, added, onChanged, onBack }: CodesFormProps) {
  const [present, setPresent] = useState('');
  const [fresh, setFresh] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { run, dialog } = useRecentSignIn();
  const mutation = useMutation({
    mutationFn: () => run(() => confirmAddressChange(present.trim(), fresh.trim())),
    onSuccess: onChanged,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isCode(present) && isCode(fresh) && !mutation.isPending) mutation.mutate();
  };
  const failed = mutation.error instanceof NotConfirmed ? null : mutation.error;
  return (
    <form onSubmit={submit} noValidate className="flex flex-col items-start gap-4">
      <p className="text-sm text-fg-muted">{text.asked(email, added)}</p>
      <CodeField
        label={text.present(email)}
        value={present}
        onChange={setPresent}
        isTried={isTried}
      />
      <CodeField label={text.added(added)} value={fresh} onChange={setFresh} isTried={isTried} />
      {failed !== null && (
        <ErrorBox error={failed}>
          {hasCode(failed, 'otp_invalid') ? text.wrong : failureWords(failed, text.changeFailed)}
        </ErrorBox>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={mutation.isPending}>
          {text.change}
        </Button>
        <Button onClick={onBack}>{text.back}</Button>
      </div>
      {dialog}
    </form>
  );
}
