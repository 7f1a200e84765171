import { useState } from 'react';
import type { AdminPartnerApplication } from '@/api/words';
import { failureOf, useDecision } from '@/features/review-queue/hooks';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Textarea } from '@/ui/Textarea';
import { decide, refreshQueue } from './api';
import { wordsProblem, type PartnerAct } from './rules';
import { text } from './text';

const words = text.act;

type DecideDialogProps = {
  application: AdminPartnerApplication;
  act: PartnerAct;
  onClose: () => void;
};

/** Asks once before a decision, for the words that it needs. */
export function DecideDialog({ application, act, onClose }: DecideDialogProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const rejects = act === 'reject';
  const mutation = useDecision({
    send: (said: string) => decide(application, act, said),
    refresh: refreshQueue,
    done: text.done[act],
    onDone: onClose,
  });
  const submit = () => {
    if (mutation.isPending) return;
    const found = wordsProblem(act, typed);
    setProblem(found);
    if (found === undefined) mutation.mutate(typed.trim());
  };
  return (
    <FormDialog
      title={text.ask[act].title(application.organisation)}
      description={text.ask[act].detail}
      failure={failureOf(mutation.error, words)}
      words={{ cancel: words.cancel, submit: text.acts[act] }}
      danger={rejects}
      loading={mutation.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={rejects ? words.reason : words.note}
        error={problem}
        optional={!rejects}
        {...(rejects ? {} : { hint: words.noteHint })}
      >
        <Textarea value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
