import { useState } from 'react';
import type { IntegrityCase, IntegrityOutcome } from '@/api/words/integrity';
import { failureOf, useDecision } from '@/features/review-queue/hooks';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { RadioCards } from '@/ui/RadioCards';
import { Textarea } from '@/ui/Textarea';
import { casesAgain, decide, type Side } from './api';
import { decisionProblems } from './rules';
import { text } from './text';

const words = text.decide;
const cards = (Object.keys(text.outcomes) as IntegrityOutcome[]).map((value) => ({
  value,
  ...text.outcomes[value],
}));

type DecideDialogProps = { side: Side; of: IntegrityCase; onClose: () => void };

/** Asks for the outcome and for the reason that the candidate reads. */
export function DecideDialog({ side, of, onClose }: DecideDialogProps) {
  const [outcome, setOutcome] = useState<IntegrityOutcome>();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const mutation = useDecision({
    send: (decision: { outcome: IntegrityOutcome; reason: string }) => decide(side, of, decision),
    refresh: casesAgain,
    done: words.done,
    onDone: onClose,
  });
  const problems = tried ? decisionProblems(outcome, reason) : undefined;
  const submit = () => {
    setTried(true);
    const found = decisionProblems(outcome, reason);
    if (mutation.isPending || outcome === undefined || found.reason !== undefined) return;
    mutation.mutate({ outcome, reason: reason.trim() });
  };
  return (
    <FormDialog
      title={words.title}
      description={of.said.state === 'appealed' ? words.finalDetail : words.detail}
      failure={failureOf(mutation.error, words)}
      words={words}
      danger={outcome === 'breach'}
      loading={mutation.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <div>
        <RadioCards label={words.outcome} value={outcome} onChange={setOutcome} cards={cards} />
        {problems?.outcome !== undefined && (
          <p role="alert" className="mt-1.5 text-xs text-negative-text">
            {problems.outcome}
          </p>
        )}
      </div>
      <Field label={words.reason} hint={words.reasonHint} error={problems?.reason}>
        <Textarea value={reason} rows={6} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
