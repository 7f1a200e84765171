import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { confirmWithGoogle, confirmWithPassword } from '@/features/session/actions';
import { authProblem } from '@/features/session/rules';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { ErrorBox } from '@/ui/ErrorBox';
import { Field } from '@/ui/Field';
import { PasswordInput } from '@/ui/PasswordInput';
import { signInQuery } from '@/features/account/api';
import { text } from '@/features/account/text';

const words = text.recent;

type ConfirmSignInProps = { onConfirmed: () => void; onClose: () => void };

/** Asks the signed-in person to prove again who they are, in one of the ways of their account. */
export function ConfirmSignIn({ onConfirmed, onClose }: ConfirmSignInProps) {
  const facts = useQuery(signInQuery).data;
  const [password, setPassword] = useState('');
  const [pending, setPending] = useState<'password' | 'google' | null>(null);
  const [error, setError] = useState<string>();
  const [note, setNote] = useState<string>();
  const ways = facts?.ways ?? ['password'];

  const confirm = async (way: 'password' | 'google', act: () => Promise<void>) => {
    if (pending !== null) return;
    setPending(way);
    setError(undefined);
    setNote(undefined);
    try {
      await act();
      onConfirmed();
    } catch (failure) {
      const problem = authProblem(failure);
      setNote(problem.place === 'note' ? problem.message : undefined);
      if (problem.place !== 'note') setError(problem.message);
      setPending(null);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (password === '') setError(words.passwordMissing);
    else void confirm('password', () => confirmWithPassword(password));
  };
  return (
    <Dialog open onOpenChange={onClose} title={words.title} description={words.detail}>
      <div className="flex flex-col gap-4">
        {ways.includes('password') && (
          <form onSubmit={submit} noValidate className="flex flex-col gap-4">
            <Field label={words.password}>
              <PasswordInput
                autoComplete="current-password"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            </Field>
            <Button type="submit" variant="primary" loading={pending === 'password'}>
              {words.confirm}
            </Button>
          </form>
        )}
        {ways.includes('google.com') && (
          <Button
            loading={pending === 'google'}
            onClick={() => void confirm('google', confirmWithGoogle)}
          >
            {words.google}
          </Button>
        )}
        <p role="status" className="text-sm text-fg-muted empty:hidden">
          {note}
        </p>
        {error !== undefined && <ErrorBox>{error}</ErrorBox>}
        <p className="text-xs text-fg-muted">{words.other}</p>
      </div>
    </Dialog>
  );
}
