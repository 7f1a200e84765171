import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ErrorBox } from '@/ui/ErrorBox';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Notice } from '@/ui/Notice';
import { notify } from '@/ui/notify';
import { duration } from '@/ui/time';
import { Time, useNow } from '@/ui/Time';
import { cancelErasure, erasureQuery, scheduleErasure } from '@/features/account/api';
import { failureWords } from '@/api/failure';
import { Loaded } from '@/ui/Loaded';
import { NotConfirmed, useRecentSignIn } from '@/features/account/security/recent-sign-in';
import { confirmsErasure } from '@/features/account/rules';
import { text } from '@/features/account/text';

const words = text.privacy;

/** The end of the account: asked for by typing one's address, called off within seven days. */
export function EraseCard({ email }: { email: string }) {
  const query = useQuery(erasureQuery);
  return (
    <Card title={words.eraseTitle} className="border-negative-line">
      <Loaded query={query}>
        {({ state, at }) => {
          if (state === 'done') return <p className="text-sm">{words.done}</p>;
          return state === 'scheduled' && at !== null ? (
            <Scheduled at={at} />
          ) : (
            <EraseForm email={email} />
          );
        }}
      </Loaded>
    </Card>
  );
}

function EraseForm({ email }: { email: string }) {
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [mismatch, setMismatch] = useState(false);
  const { run, dialog } = useRecentSignIn();
  const mutation = useMutation({
    mutationFn: () => run(() => scheduleErasure(email)),
    onSuccess: () => client.invalidateQueries({ queryKey: erasureQuery.queryKey }),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const confirmed = confirmsErasure(typed, email);
    setMismatch(!confirmed);
    if (confirmed && !mutation.isPending) mutation.mutate();
  };
  const failed = mutation.error instanceof NotConfirmed ? null : mutation.error;
  return (
    <form onSubmit={submit} noValidate className="flex flex-col items-start gap-4">
      <div className="space-y-2 text-sm text-fg-muted">
        <p>{words.eraseDetail}</p>
        <p>{words.eraseStays}</p>
      </div>
      <Field
        label={words.eraseLabel(email)}
        error={mismatch ? words.eraseMismatch : undefined}
        className="w-full max-w-96"
      >
        <Input
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      {failed !== null && (
        <ErrorBox error={failed}>{failureWords(failed, words.eraseFailed)}</ErrorBox>
      )}
      <Button type="submit" variant="danger" loading={mutation.isPending}>
        {words.erase}
      </Button>
      {dialog}
    </form>
  );
}

function Scheduled({ at }: { at: string }) {
  const client = useQueryClient();
  const left = new Date(at).getTime() - useNow().getTime();
  const mutation = useMutation({
    mutationFn: cancelErasure,
    onSuccess: async () => {
      notify('success', words.calledOff);
      await client.invalidateQueries({ queryKey: erasureQuery.queryKey });
    },
  });
  return (
    <div className="flex flex-col items-start gap-4">
      <Notice tone="caution" icon={CalendarClock} className="w-full">
        <p className="font-semibold">
          {left > 0 ? words.scheduled(duration(left)) : words.scheduledSoon}
        </p>
        <p className="text-fg-muted">
          {words.scheduledAt} <Time at={at} look="absolute" />
        </p>
        <p className="text-fg-muted">{words.scheduledDetail}</p>
      </Notice>
      {mutation.isError && <ErrorBox>{words.callOffFailed}</ErrorBox>}
      <Button variant="primary" loading={mutation.isPending} onClick={() => mutation.mutate()}>
        {words.callOff}
      </Button>
    </div>
  );
}
