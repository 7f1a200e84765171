import { useState } from 'react';
import type { AdminCandidate } from '@/api/words';
import { failureOf, useDecision } from '@/features/review-queue/hooks';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Textarea } from '@/ui/Textarea';
import { refreshCandidates, setAccess } from './api';
import { actOf, nameOf, reasonProblem } from './rules';
import { text } from './text';

type AccessDialogProps = { person: AdminCandidate; onClose: () => void };

/** Asks once before an account is locked or opened again, for the reason. */
export function AccessDialog({ person, onClose }: AccessDialogProps) {
  // What is being done stays what it was when the dialog opened, whatever the list says meanwhile.
  const [act] = useState(() => actOf(person));
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const mutation = useDecision({
    send: (reason: string) => setAccess(person, act, reason),
    refresh: refreshCandidates,
    done: text.done[act],
    onDone: onClose,
  });
  const submit = () => {
    if (mutation.isPending) return;
    const found = reasonProblem(typed);
    setProblem(found);
    if (found === undefined) mutation.mutate(typed.trim());
  };
  return (
    <FormDialog
      title={text.ask[act].title(nameOf(person))}
      description={text.ask[act].detail}
      failure={failureOf(mutation.error, { stale: text.act.failed, failed: text.act.failed })}
      words={{ cancel: text.act.cancel, submit: text.acts[act] }}
      danger={act === 'lock'}
      loading={mutation.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={text.act.reason} error={problem} hint={text.act.reasonHint}>
        <Textarea value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
