import { useState, type SubmitEvent } from 'react';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { PasswordInput } from '@/ui/PasswordInput';
import { Consent } from '@/features/session/agreements/Consent';
import { signUp } from '@/features/session/actions';
import { emailProblem, passwordProblem } from '@/features/session/rules';
import { useFailure } from '@/features/session/store';
import { text } from '@/features/session/text';
import { useAuthForm, type FormErrors } from './forms';
import { FormError, GoogleSignIn } from './google/GoogleSignIn';

type SignUpFormProps = {
  kind: 'candidate' | 'company';
  /** The first value of the e-mail field. */
  email?: string;
};

type Values = { name: string; email: string; password: string };

function check({ name, email, password }: Values): FormErrors {
  const errors: FormErrors = {};
  if (name.trim() === '') errors.name = text.nameMissing;
  const badEmail = emailProblem(email);
  if (badEmail !== undefined) errors.email = badEmail;
  const badPassword = passwordProblem(password);
  if (badPassword !== undefined) errors.password = badPassword;
  return errors;
}

/** Google first, then name, e-mail and password. What happens afterwards is the page's: it sees the new viewer. */
export function SignUpForm({ kind, email = '' }: SignUpFormProps) {
  const [values, setValues] = useState<Values>({ name: '', email, password: '' });
  const form = useAuthForm(useFailure());
  const { errors, setErrors, pending, run } = form;
  const set = (part: Partial<Values>) => setValues({ ...values, ...part });
  const isCompany = kind === 'company';

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = check(values);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const { name, ...rest } = values;
    void run('password', () => signUp({ displayName: name.trim(), ...rest, isCompany }));
  };
  return (
    <>
      <GoogleSignIn kind={kind} form={form} />
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Field label={text.name} error={errors.name}>
          <Input
            autoComplete="name"
            value={values.name}
            onChange={(e) => set({ name: e.target.value })}
          />
        </Field>
        <Field label={isCompany ? text.workEmail : text.email} error={errors.email}>
          <Input
            type="email"
            autoComplete="email"
            value={values.email}
            onChange={(e) => set({ email: e.target.value })}
          />
        </Field>
        <Field label={text.newPassword} hint={text.passwordHint} error={errors.password}>
          <PasswordInput
            isNew
            autoComplete="new-password"
            value={values.password}
            onChange={(e) => set({ password: e.target.value })}
          />
        </Field>
        <FormError form={form} />
        <Button type="submit" variant="primary" size="lg" loading={pending === 'password'}>
          {isCompany ? text.createCompany : text.createCandidate}
        </Button>
        <Consent />
      </form>
    </>
  );
}
