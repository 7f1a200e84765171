import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { PasswordInput } from '@/ui/PasswordInput';
import { logIn } from '@/features/session/actions';
import { emailProblem } from '@/features/session/rules';
import { useFailure } from '@/features/session/store';
import { text } from '@/features/session/text';
import { useAuthForm, type FormErrors } from './forms';
import { FormError, GoogleSignIn } from './google/GoogleSignIn';

function check(email: string, password: string): FormErrors {
  const errors: FormErrors = {};
  const badEmail = emailProblem(email);
  if (badEmail !== undefined) errors.email = badEmail;
  if (password === '') errors.password = text.passwordMissing;
  return errors;
}

/** Log in by Google or by e-mail and password; the route's guard then sends the person on. */
export function LogInForm() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const form = useAuthForm(useFailure());
  const { errors, setErrors, pending, run } = form;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = check(email, password);
    setErrors(found);
    if (Object.keys(found).length === 0) void run('password', () => logIn(email, password));
  };
  return (
    <>
      <GoogleSignIn kind="any" form={form} />
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Field label={text.email} error={errors.email}>
          <Input
            type="email"
            autoComplete="username"
            value={email}
            onChange={(e) => setEmail(e.target.value)}
          />
        </Field>
        <Field label={text.password} error={errors.password}>
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={(e) => setPassword(e.target.value)}
          />
        </Field>
        <Link
          to={paths.resetPassword}
          className="self-start text-sm text-link underline-offset-3 hover:underline max-md:py-2"
        >
          {text.forgot}
        </Link>
        <FormError form={form} />
        <Button type="submit" variant="primary" size="lg" loading={pending === 'password'}>
          {text.logIn}
        </Button>
      </form>
    </>
  );
}
