import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { hasCode } from '@/api/errors';
import { failureWords } from '@/api/failure';
import type { FollowedInvitation } from '@/api/words';
import { loginPath, paths } from '@/facts/paths';
import { logIn, logOut } from '@/features/session/actions';
import { agree, userKey } from '@/features/session/api';
import { useUser } from '@/features/session/hooks';
import { passwordProblem } from '@/features/session/rules';
import { logError } from '@/platform/log';
import { Button } from '@/ui/Button';
import { ErrorBox } from '@/ui/ErrorBox';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Loaded } from '@/ui/Loaded';
import { notify } from '@/ui/notify';
import { PasswordInput } from '@/ui/PasswordInput';
import { followedQuery, joinTeam, registerColleague } from './api';
import { text } from './text';

const words = text.join;

type PartProps = { token: string; invitation: FollowedInvitation };

function Failure({ error }: { error: unknown }) {
  if (error === null) return null;
  const invalid = hasCode(error, 'link_invalid');
  return (
    <ErrorBox error={error}>{invalid ? words.invalid : failureWords(error, words.failed)}</ErrorBox>
  );
}

/** For somebody whose address has no account yet. `consent` says what they agree to with it. */
function Register({ token, invitation, consent }: PartProps & { consent: ReactNode }) {
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<{ name?: string; password?: string | undefined }>({});
  const register = useMutation({
    mutationFn: async () => {
      const email = await registerColleague(token, name.trim(), password);
      return logIn(email, password).then(
        async (user) => {
          // Where this fails, the notice above the page asks.
          await agree().catch((error: unknown) => logError('agreeing to the terms', error));
          return user;
        },
        () => null,
      );
    },
    onSuccess: (user) => {
      notify('success', words.joined(invitation.company_name));
      void navigate(user === null ? paths.login : paths.clientDashboard);
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = {
      ...(name.trim() === '' ? { name: words.nameMissing } : {}),
      password: passwordProblem(password),
    };
    setProblems(found);
    const good = found.name === undefined && found.password === undefined;
    if (good && !register.isPending) register.mutate();
  };
  const refused = hasCode(register.error, 'password_refused') ? register.error.detail : undefined;
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Field label={words.email}>
        <Input readOnly value={invitation.email} />
      </Field>
      <Field label={words.name} error={problems.name}>
        <Input
          autoComplete="name"
          maxLength={120}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field label={words.password} hint={words.passwordHint} error={problems.password ?? refused}>
        <PasswordInput
          isNew
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      {refused === undefined && <Failure error={register.error} />}
      <Button type="submit" variant="primary" size="lg" loading={register.isPending}>
        {words.create}
      </Button>
      {consent}
    </form>
  );
}

/** For somebody who has an account: joins with it, once they are logged in with the address invited. */
function Join({ token, invitation }: PartProps) {
  const user = useUser();
  const client = useQueryClient();
  const navigate = useNavigate();
  const join = useMutation({
    mutationFn: () => joinTeam(token),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: userKey });
      notify('success', words.joined(invitation.company_name));
      void navigate(paths.clientDashboard);
    },
  });
  const here = `${paths.joinTeam}?token=${encodeURIComponent(token)}`;
  if (user === null)
    return (
      <Button asChild variant="primary" size="lg">
        <Link to={loginPath(here)}>{words.logIn}</Link>
      </Button>
    );
  if (user.email !== invitation.email)
    return (
      <div className="flex flex-col gap-4">
        <p className="text-sm break-words">{words.otherAccount(user.email, invitation.email)}</p>
        <Button size="lg" onClick={() => void logOut()}>
          {words.logOut}
        </Button>
      </div>
    );
  return (
    <div className="flex flex-col gap-4">
      <Failure error={join.error} />
      <Button variant="primary" size="lg" loading={join.isPending} onClick={() => join.mutate()}>
        {words.join}
      </Button>
    </div>
  );
}

/** The page of an invitation's link: nothing happens until a button is pressed. */
export function JoinPanel({ token, consent }: { token: string; consent: ReactNode }) {
  const query = useQuery(followedQuery(token));
  if (hasCode(query.error, 'link_invalid'))
    return (
      <div className="flex flex-col gap-4">
        <ErrorBox>{words.invalid}</ErrorBox>
        <Button asChild size="lg">
          <Link to={paths.home}>{words.home}</Link>
        </Button>
      </div>
    );
  return (
    <Loaded query={query} failed={words.failed}>
      {(invitation) => (
        <div className="flex flex-col gap-4">
          <p className="text-md break-words text-fg-muted">
            {words.lead(invitation.company_name)} {words.as(text.roles[invitation.role])}
          </p>
          {invitation.has_account ? (
            <Join token={token} invitation={invitation} />
          ) : (
            <Register token={token} invitation={invitation} consent={consent} />
          )}
        </div>
      )}
    </Loaded>
  );
}
