import { useState } from 'react';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Textarea } from '@/ui/Textarea';
import { clearReferral, declineCommission, replaceCode, restore, suspend } from './api';
import { reasonProblem } from './rules';
import { text } from './text';
import { failureOf, useAct } from './use-act';

const sends = {
  code: replaceCode,
  suspend,
  restore,
  clear: clearReferral,
  decline: declineCommission,
};

export type Asked = keyof typeof sends;

type ReasonDialogProps = {
  partner: string;
  /** What is decided about: the partner, a referral or a commission. */
  of: { id: string; version: number };
  act: Asked;
  onClose: () => void;
};

/** Asks once, for a reason, before something is decided. */
export function ReasonDialog({ partner, of, act, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const mutation = useAct(partner, {
    send: (why: string): Promise<unknown> => sends[act](of, why),
    done: text.done[act],
    onDone: onClose,
  });
  const submit = () => {
    const found = reasonProblem(reason);
    setProblem(found);
    if (found === undefined && !mutation.isPending) mutation.mutate(reason.trim());
  };
  return (
    <FormDialog
      title={text.ask[act].title}
      description={text.ask[act].detail}
      failure={failureOf(mutation.error)}
      words={{ cancel: text.act.cancel, submit: text.acts[act] }}
      danger={act === 'suspend' || act === 'decline'}
      loading={mutation.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={text.act.reason} hint={text.act.reasonHint} error={problem}>
        <Textarea
          maxLength={2000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
