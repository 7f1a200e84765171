import { useState } from 'react';
import type { AdminCandidateDetail } from '@/api/words';
import { failureOf, useDecision } from '@/features/review-queue/hooks';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Textarea } from '@/ui/Textarea';
import { Time } from '@/ui/Time';
import { refreshCandidates, setErasure } from './api';
import { type ErasureAct, nameOf, reasonProblem } from './rules';
import { text } from './text';

const words = text.erasure;

type Person = Pick<AdminCandidateDetail, 'id' | 'display_name' | 'erasure_at'>;

function AskDialog({
  person,
  act,
  onClose,
}: {
  person: Person;
  act: ErasureAct;
  onClose: () => void;
}) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const mutation = useDecision({
    send: (reason: string) => setErasure(person, act, reason),
    refresh: refreshCandidates,
    done: words.done[act],
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
      title={words.ask[act].title(nameOf(person))}
      description={words.ask[act].detail}
      failure={failureOf(mutation.error, { stale: text.act.failed, failed: text.act.failed })}
      words={{ cancel: text.act.cancel, submit: words.acts[act] }}
      danger={act === 'erase'}
      loading={mutation.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={words.reason} error={problem} hint={text.act.reasonHint}>
        <Textarea value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
    </FormDialog>
  );
}

/** Erasing the account for a person who asked, and keeping one that is to be erased. */
export function ErasureCard({ person }: { person: Person }) {
  // What is being asked stays what it was when the dialog opened, whatever the server says meanwhile.
  const [asking, setAsking] = useState<ErasureAct>();
  const act: ErasureAct = person.erasure_at === null ? 'erase' : 'keep';
  return (
    <Card title={words.title} headingLevel={3}>
      <p className="text-sm text-fg-muted">
        {person.erasure_at === null ? (
          words.lead
        ) : (
          <>
            {words.at} <Time at={person.erasure_at} look="absolute" />
          </>
        )}
      </p>
      <div className="mt-3">
        <Button variant={act === 'erase' ? 'danger' : 'secondary'} onClick={() => setAsking(act)}>
          {words.acts[act]}
        </Button>
      </div>
      {asking !== undefined && (
        <AskDialog person={person} act={asking} onClose={() => setAsking(undefined)} />
      )}
    </Card>
  );
}
