import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { hasCode } from '@/api/errors';
import { failureWords } from '@/api/failure';
import { paths } from '@/facts/paths';
import { passwordProblem } from '@/features/session/rules';
import { Button } from '@/ui/Button';
import { ErrorBox } from '@/ui/ErrorBox';
import { Field } from '@/ui/Field';
import { PasswordInput } from '@/ui/PasswordInput';
import { text } from '@/features/onboarding/text';
import { isLinkInvalid, setPasswordAndLogIn } from './links';

const words = text.password;

/** The sentence under the field: the provider's own where it refused the password. */
function fieldSentence(error: unknown): string | undefined {
  return hasCode(error, 'password_refused') ? error.detail : undefined;
}

function formSentence(error: unknown): string | undefined {
  if (error === null || fieldSentence(error) !== undefined) return undefined;
  if (isLinkInvalid(error)) return text.activate.invalid;
  return failureWords(error, words.failed);
}

/** The first password of an account that was made for somebody. The link's token is what counts. */
export function SetPasswordForm({ token }: { token: string }) {
  const [password, setPassword] = useState('');
  const [short, setShort] = useState<string>();
  const navigate = useNavigate();
  const set = useMutation({
    mutationFn: () => setPasswordAndLogIn(token, password),
    onSuccess: (user) => void navigate(user === null ? paths.login : paths.completeProfile),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const problem = passwordProblem(password);
    setShort(problem);
    if (problem === undefined && !set.isPending) set.mutate();
  };
  const failure = formSentence(set.error);
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Field label={words.label} hint={words.hint} error={short ?? fieldSentence(set.error)}>
        <PasswordInput
          isNew
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      {failure !== undefined && <ErrorBox error={set.error}>{failure}</ErrorBox>}
      <Button type="submit" variant="primary" size="lg" loading={set.isPending}>
        {words.save}
      </Button>
      <Link
        to={paths.login}
        className="text-sm text-link underline-offset-3 hover:underline max-md:py-2"
      >
        {text.activate.logIn}
      </Link>
    </form>
  );
}
