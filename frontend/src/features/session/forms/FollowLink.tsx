import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Spinner } from '@/ui/Spinner';
import { emailOfLink, followLink } from '@/features/session/actions';
import { emailProblem, kindOfLink } from '@/features/session/rules';
import { text } from '@/features/session/text';
import { useAuthForm } from './forms';
import { FormError } from './google/GoogleSignIn';

const words = text.link;

/** The page a log-in link leads to: logs in at once where the address is known, else asks for it. */
export function FollowLink() {
  const { search } = useLocation();
  const [known] = useState(emailOfLink);
  const [email, setEmail] = useState(known ?? '');
  const form = useAuthForm();
  const begun = useRef(false);
  const follow = (address: string) =>
    form.run('link', () => followLink(address, kindOfLink(search)));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const bad = emailProblem(email);
    form.setErrors(bad === undefined ? {} : { email: bad });
    if (bad === undefined) void follow(email);
  };
  useEffect(() => {
    if (known === null || begun.current) return;
    begun.current = true;
    void follow(known);
  });
  if (known !== null && form.errors.form === undefined && form.errors.email === undefined) {
    return (
      <p role="status" className="flex items-center gap-2 text-md text-fg-muted">
        <Spinner />
        {words.following}
      </p>
    );
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {known === null && <p className="text-md text-fg-muted">{words.which}</p>}
      <Field label={text.email} error={form.errors.email}>
        <Input
          type="email"
          autoComplete="username"
          value={email}
          onChange={(e) => setEmail(e.target.value)}
        />
      </Field>
      <FormError form={form} />
      <Button type="submit" variant="primary" size="lg" loading={form.pending === 'link'}>
        {words.follow}
      </Button>
      <Link
        to={`${paths.login}?with=link`}
        className="text-sm text-link underline-offset-3 hover:underline max-md:py-2"
      >
        {words.again}
      </Link>
    </form>
  );
}
