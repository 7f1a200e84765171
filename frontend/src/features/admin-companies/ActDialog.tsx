import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldError } from '@/api/errors';
import { failureWords } from '@/api/failure';
import type { CompanyFlag } from '@/api/words';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { notify } from '@/ui/notify';
import { Textarea } from '@/ui/Textarea';
import { extendGrace, grantFlag, restoreCompany, revokeFlag, suspendCompany } from './api';
import { text } from './text';

const words = text.act;

export type Asked =
  { kind: 'grant' | 'revoke'; flag: CompanyFlag } | { kind: 'suspend' | 'restore' | 'grace' };

function titleOf(asked: Asked): string {
  if (asked.kind === 'grant') return text.grantOf(text.flags[asked.flag]);
  if (asked.kind === 'revoke') return text.revokeOf(text.flags[asked.flag]);
  return words[`${asked.kind}Title`];
}

function detailOf(asked: Asked): string {
  if (asked.kind === 'grant') return words.grantDetail(text.effects[asked.flag]);
  if (asked.kind === 'revoke')
    return asked.flag === 'direct_release' ? words.distrustDetail : words.revokeDetail;
  if (asked.kind === 'suspend') return text.standingDetail;
  return asked.kind === 'grace' ? words.graceDetail : words.restoreDetail;
}

function send(company: string, asked: Asked, until: string, why: string): Promise<void> {
  switch (asked.kind) {
    case 'grant':
      return grantFlag(company, asked.flag, until === '' ? null : until, why);
    case 'revoke':
      return revokeFlag(company, asked.flag, why);
    case 'suspend':
      return suspendCompany(company, why);
    case 'restore':
      return restoreCompany(company, why);
    case 'grace':
      return extendGrace(company, until, why);
  }
}

type ActDialogProps = { company: string; asked: Asked; onClose: () => void };

/** Asks once, for a reason and, where it ends, for a day; says before what it opens. */
export function ActDialog({ company, asked, onClose }: ActDialogProps) {
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState('');
  const [tried, setTried] = useState(false);
  const { kind } = asked;
  const mutation = useMutation({
    mutationFn: () => send(company, asked, until, reason.trim()),
    onSuccess: () => {
      notify('success', words.done);
      onClose();
    },
  });
  const dated = kind === 'grant' || kind === 'grace';
  const undated = kind === 'grace' && until === '';
  const unsaid = reason.trim() === '';
  const wrong = (field: string) =>
    mutation.error === null ? undefined : fieldError(mutation.error, field);
  return (
    <FormDialog
      title={titleOf(asked)}
      description={detailOf(asked)}
      failure={
        mutation.error === null
          ? null
          : { words: failureWords(mutation.error, words.failed), error: mutation.error }
      }
      words={{ cancel: words.cancel, submit: text[kind] }}
      danger={kind === 'revoke' || kind === 'suspend'}
      loading={mutation.isPending}
      onSubmit={() => {
        setTried(true);
        if (!mutation.isPending && !unsaid && !undated) mutation.mutate();
      }}
      onClose={onClose}
    >
      {dated && (
        <Field
          label={kind === 'grace' ? words.graceUntil : words.until}
          {...(kind === 'grant' ? { hint: words.untilHint } : {})}
          error={tried && undated ? words.untilMissing : (wrong('expires_at') ?? wrong('until'))}
          optional={kind === 'grant'}
        >
          <Input type="date" value={until} onChange={(event) => setUntil(event.target.value)} />
        </Field>
      )}
      <Field
        label={words.reason}
        hint={kind === 'suspend' ? words.suspendHint : words.reasonHint}
        error={tried && unsaid ? words.reasonMissing : wrong('reason')}
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
