import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Consent } from '@/features/session/agreements/Consent';
import { sendLink } from '@/features/session/actions';
import { useConfig } from '@/features/session/hooks';
import { emailProblem, type Kind } from '@/features/session/rules';
import { text } from '@/features/session/text';
import { useAuthForm } from './forms';
import { FormError, GoogleSignIn } from './google/GoogleSignIn';

type LinkFormProps = { kind: Kind; next: string | null };

/** Asks for a link that logs in; the answer is the same for known and unknown addresses. */
export function LinkForm({ kind, next }: LinkFormProps) {
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useAuthForm();
  const config = useConfig();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const bad = emailProblem(email);
    form.setErrors(bad === undefined ? {} : { email: bad });
    if (bad !== undefined) return;
    const done = await form.run('send', () => sendLink(email, kind, next));
    setSentTo(done ? email.trim() : null);
  };
  return (
    <>
      <GoogleSignIn kind={kind} form={form} />
      <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
        <Field label={text.email} hint={text.link.hint} error={form.errors.email}>
          <Input
            type="email"
            autoComplete="username"
            value={email}
            onChange={(e) => setEmail(e.target.value)}
          />
        </Field>
        <FormError form={form} />
        <p role="status" className="text-sm text-fg-muted empty:hidden">
          {sentTo === null ? '' : text.link.sent(sentTo)}
        </p>
        {sentTo !== null && config?.dev_mail === true && (
          <Link to={paths.devMail} className="text-sm text-link underline underline-offset-3">
            {text.reset.devMail}
          </Link>
        )}
        <Button type="submit" variant="primary" size="lg" loading={form.pending === 'send'}>
          {text.link.send}
        </Button>
        {kind !== 'any' && <Consent />}
      </form>
    </>
  );
}
