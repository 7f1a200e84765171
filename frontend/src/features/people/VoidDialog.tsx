import { useState } from 'react';
import { failureOf, useDecision } from '@/features/review-queue/hooks';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Textarea } from '@/ui/Textarea';
import { refreshCandidates, voidAttempt } from './api';
import { voidReasonProblem } from './rules';
import { text } from './text';

const words = text.void;

/** An attempt that goes on, or a attempt. */
export type Voidable = { id: string; title: string };

type VoidDialogProps = {
  attempt: Voidable;
  onClose: () => void;
};

/** Asks once before an attempt is voided, for what went wrong. */
export function VoidDialog({ attempt, onClose }: VoidDialogProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const mutation = useDecision({
    send: (reason: string) => voidAttempt(attempt.id, reason),
    refresh: refreshCandidates,
    done: words.done,
    onDone: onClose,
  });
  const submit = () => {
    if (mutation.isPending) return;
    const found = voidReasonProblem(typed);
    setProblem(found);
    if (found === undefined) mutation.mutate(typed.trim());
  };
  return (
    <FormDialog
      title={words.title(attempt.title)}
      description={words.detail}
      failure={failureOf(mutation.error, { stale: text.act.failed, failed: text.act.failed })}
      words={{ cancel: text.act.cancel, submit: words.submit }}
      danger
      loading={mutation.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={words.reason} error={problem} hint={words.reasonHint}>
        <Textarea value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
