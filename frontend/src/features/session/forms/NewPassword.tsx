import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '@/api/words';
import { paths } from '@/facts/paths';
import { Button } from '@/ui/Button';
import { ErrorBox } from '@/ui/ErrorBox';
import { Field } from '@/ui/Field';
import { PasswordInput } from '@/ui/PasswordInput';
import { Spinner } from '@/ui/Spinner';
import { resetEmail, resetPassword } from '@/features/session/actions';
import { passwordProblem } from '@/features/session/rules';
import { text } from '@/features/session/text';
import { problemOf, useAuthForm } from './forms';
import { FormError } from './google/GoogleSignIn';

const words = text.reset;

/** While the link is checked, and when it is not valid. */
function Looking({ error }: { error: unknown }) {
  if (error === null) {
    return (
      <p role="status" className="flex items-center gap-2 text-md text-fg-muted">
        <Spinner />
        {words.checking}
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <ErrorBox>{problemOf(error).message}</ErrorBox>
      <Button asChild variant="primary" size="lg">
        <Link to={paths.resetPassword}>{words.again}</Link>
      </Button>
    </div>
  );
}

type NewPasswordProps = { code: string; onDone: (user: User) => void };

/** Where the link of a reset mail leads: a new password, then logged in. */
export function NewPassword({ code, onDone }: NewPasswordProps) {
  const [password, setPassword] = useState('');
  const form = useAuthForm();
  const asked = useQuery({
    queryKey: ['reset-code', code],
    queryFn: () => resetEmail(code),
    staleTime: Infinity,
    retry: false,
  });
  const email = asked.data;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const bad = passwordProblem(password);
    form.setErrors(bad === undefined ? {} : { password: bad });
    if (bad !== undefined || email === undefined) return;
    void form.run('save', async () => onDone(await resetPassword(code, email, password)));
  };
  if (email === undefined) return <Looking error={asked.error} />;
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {/* Lets a password manager know whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field label={words.forEmail(email)} hint={text.passwordHint} error={form.errors.password}>
        <PasswordInput
          isNew
          autoComplete="new-password"
          value={password}
          onChange={(e) => setPassword(e.target.value)}
        />
      </Field>
      <FormError form={form} />
      <Button type="submit" variant="primary" size="lg" loading={form.pending === 'save'}>
        {words.save}
      </Button>
    </form>
  );
}
