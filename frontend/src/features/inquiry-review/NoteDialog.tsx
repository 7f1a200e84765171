import { useRef, useState } from 'react';
import { idempotencyKey } from '@/api/idempotency';
import type { AdminInquiry } from '@/api/words';
import { failureOf, useDecision } from '@/features/review-queue/hooks';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Textarea } from '@/ui/Textarea';
import { noteOn, refreshQueue } from './api';
import { reasonProblem } from './rules';
import { text } from './text';

const words = text.note;

type NoteDialogProps = { inquiry: AdminInquiry; onClose: () => void };

/** Something for the record of an inquiry, which its company does not read. */
export function NoteDialog({ inquiry, onClose }: NoteDialogProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  // The same key is the same note, so that sending again after a failure adds no second one.
  const key = useRef(idempotencyKey());
  const mutation = useDecision({
    send: (said: string) => noteOn(inquiry.id, said, key.current),
    refresh: refreshQueue,
    done: words.done,
    onDone: onClose,
  });
  const submit = () => {
    const said = typed.trim();
    const found = reasonProblem(said);
    setProblem(found);
    if (found === undefined && !mutation.isPending) mutation.mutate(said);
  };
  return (
    <FormDialog
      title={words.title(inquiry.company_name)}
      description={words.detail}
      failure={failureOf(mutation.error, { stale: text.act.stale, failed: words.failed })}
      words={{ cancel: text.act.cancel, submit: words.submit }}
      loading={mutation.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={words.label} error={problem}>
        <Textarea
          value={typed}
          onChange={(event) => {
            // Another text is another note.
            key.current = idempotencyKey();
            setTyped(event.target.value);
          }}
        />
      </Field>
    </FormDialog>
  );
}
