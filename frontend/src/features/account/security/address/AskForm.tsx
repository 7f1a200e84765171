import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { failureWords } from '@/api/failure';
import { askAddressChange } from '@/features/account/api';
import { NotConfirmed, useRecentSignIn } from '@/features/account/security/recent-sign-in';
import { emailProblem } from '@/features/session/rules';
import { Button } from '@/ui/Button';
import { ErrorBox } from '@/ui/ErrorBox';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { text } from './text';

type AskFormProps = { email: string; onAsked: (added: string) => void };

/** What is wrong with the new address; undefined when it can be sent. */
function problemOf(typed: string, email: string): string | undefined {
  if (emailProblem(typed) !== undefined) return text.missing;
  return typed.trim().toLowerCase() === email.toLowerCase() ? text.same : undefined;
}

/** Names the new address and has a code sent to it, and one to the present address. */
export function AskForm({ email, onAsked }: AskFormProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const { run, dialog } = useRecentSignIn();
  const mutation = useMutation({
    mutationFn: (added: string) => run(() => askAddressChange(added)),
    onSuccess: (_, added) => onAsked(added),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = problemOf(typed, email);
    setProblem(found);
    if (found === undefined && !mutation.isPending) mutation.mutate(typed.trim());
  };
  const failed = mutation.error instanceof NotConfirmed ? null : mutation.error;
  return (
    <form onSubmit={submit} noValidate className="flex flex-col items-start gap-4">
      <div className="space-y-2 text-sm text-fg-muted">
        <p>{text.lead(email)}</p>
        <p>{text.next}</p>
      </div>
      <Field label={text.label} error={problem} className="w-full max-w-96">
        <Input
          type="email"
          autoComplete="email"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      {failed !== null && (
        <ErrorBox error={failed}>{failureWords(failed, text.askFailed)}</ErrorBox>
      )}
      <Button type="submit" loading={mutation.isPending}>
        {text.ask}
      </Button>
      {dialog}
    </form>
  );
}
