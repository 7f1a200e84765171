import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { Button } from '@/ui/Button';
import { ErrorBox } from '@/ui/ErrorBox';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { sendReset } from '@/features/session/actions';
import { useConfig } from '@/features/session/hooks';
import { emailProblem } from '@/features/session/rules';
import { useAccount } from '@/features/session/store';
import { text } from '@/features/session/text';
import { useAuthForm } from './forms';

/** Whether the provider's answer would tell a stranger that an account exists. */
function revealsNothing(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 'auth/user-not-found';
}

/** Asks for the link that sets a new password; the answer is the same for known and unknown addresses. */
export function ResetForm() {
  // Somebody who is logged in comes from their own settings.
  const [email, setEmail] = useState(useAccount()?.email ?? '');
  const [sent, setSent] = useState(false);
  const { errors, setErrors, pending, run } = useAuthForm();
  const config = useConfig();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const bad = emailProblem(email);
    setErrors(bad === undefined ? {} : { email: bad });
    if (bad !== undefined) return;
    const done = await run('send', () =>
      sendReset(email).catch((error: unknown) => {
        if (!revealsNothing(error)) throw error;
      }),
    );
    setSent(done);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
      <Field label={text.email} error={errors.email}>
        <Input
          type="email"
          autoComplete="username"
          value={email}
          onChange={(e) => setEmail(e.target.value)}
        />
      </Field>
      {errors.form !== undefined && <ErrorBox>{errors.form}</ErrorBox>}
      <p role="status" className="text-sm text-fg-muted empty:hidden">
        {sent ? text.reset.sent : ''}
      </p>
      {sent && config?.dev_mail === true && (
        <Link to={paths.devMail} className="text-sm text-link underline underline-offset-3">
          {text.reset.devMail}
        </Link>
      )}
      <Button type="submit" variant="primary" size="lg" loading={pending === 'send'}>
        {text.reset.send}
      </Button>
      <Link
        to={paths.login}
        className="text-sm text-link underline-offset-3 hover:underline max-md:py-2"
      >
        {text.reset.backToLogin}
      </Link>
    </form>
  );
}
