import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldError } from '@/api/errors';
import { failureWords } from '@/api/failure';
import type { TeamMember } from '@/api/words';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Loaded } from '@/ui/Loaded';
import { notify } from '@/ui/notify';
import { Select } from '@/ui/Select';
import { SkeletonRows } from '@/ui/Skeleton';
import { Textarea } from '@/ui/Textarea';
import { membersQuery, transferCompany } from './api';
import { text } from './text';

const words = text.team;

const optionsOf = (members: readonly TeamMember[]) =>
  members.map(({ id, name, email }) => ({ value: id, label: `${name}, ${email}` }));

type TransferProps = { company: string; members: readonly TeamMember[]; onClose: () => void };

/** Asks who hands the company on, to whom and why. */
function TransferDialog({ company, members, onClose }: TransferProps) {
  const owners = members.filter(({ role }) => role === 'owner');
  const others = members.filter(({ role }) => role !== 'owner');
  const [from, setFrom] = useState(owners[0]?.id ?? '');
  const [to, setTo] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const ready = from !== '' && to !== '' && reason.trim() !== '';
  const mutation = useMutation({
    mutationFn: () => transferCompany(company, from, to, reason.trim()),
    onSuccess: () => {
      notify('success', text.act.done);
      onClose();
    },
  });
  return (
    <FormDialog
      title={words.transfer}
      description={words.detail}
      failure={
        mutation.error === null
          ? null
          : { words: failureWords(mutation.error, text.act.failed), error: mutation.error }
      }
      words={{ cancel: text.act.cancel, submit: words.transfer }}
      danger
      loading={mutation.isPending}
      onSubmit={() => {
        setTried(true);
        if (!mutation.isPending && ready) mutation.mutate();
      }}
      onClose={onClose}
    >
      <Field label={words.from}>
        <Select value={from} options={optionsOf(owners)} onChange={setFrom} />
      </Field>
      <Field label={words.to} error={tried && to === '' ? words.missing : undefined}>
        <Select value={to} options={optionsOf(others)} onChange={setTo} />
      </Field>
      <Field
        label={text.act.reason}
        hint={text.act.reasonHint}
        error={
          tried && reason.trim() === ''
            ? text.act.reasonMissing
            : mutation.error === null
              ? undefined
              : fieldError(mutation.error, 'reason')
        }
      >
        <Textarea
          maxLength={2000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}

function Members({ company, members }: Omit<TransferProps, 'onClose'>) {
  const [asking, setAsking] = useState(false);
  const alone = members.every(({ role }) => role === 'owner');
  return (
    <>
      <ul aria-label={words.list} className="flex flex-col gap-1.5 text-sm">
        {members.map(({ id, name, email, role }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <span className="min-w-0 break-words">
              {name} <span className="text-fg-muted">{email}</span>
            </span>
            <span className="text-fg-muted">{words.roles[role]}</span>
          </li>
        ))}
      </ul>
      <div className="mt-3">
        {alone ? (
          <p className="text-sm text-fg-muted">{words.alone}</p>
        ) : (
          <Button onClick={() => setAsking(true)}>{words.transfer}</Button>
        )}
      </div>
      {asking && (
        <TransferDialog company={company} members={members} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

/** Who belongs to a company, and handing it on to somebody else of them. */
export function TeamCard({ company }: { company: string }) {
  const query = useQuery(membersQuery(company));
  return (
    <Card title={words.title}>
      <Loaded query={query} failed={words.failed} skeleton={<SkeletonRows rows={2} />}>
        {({ items }) => <Members company={company} members={items} />}
      </Loaded>
    </Card>
  );
}
