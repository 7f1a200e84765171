import { useState } from 'react';
import { fieldError } from '@/api/errors';
import { failureWords } from '@/api/failure';
import type { ChecklistItem, SubmitItem } from '@/api/words';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Segmented } from '@/ui/Segmented';
import { Textarea } from '@/ui/Textarea';
import { text } from '@/features/internships/text';
import { useAct } from '@/features/internships/use-act';

const words = text.submit;
const { yes, no } = text.checklist;

type SubmitItemDialogProps = {
  item: ChecklistItem;
  send: (body: SubmitItem) => Promise<unknown>;
  onClose: () => void;
};

/** What an owner submits: a short note and, where the item asks, yes or no. */
export function SubmitItemDialog({ item, send, onClose }: SubmitItemDialogProps) {
  const [note, setNote] = useState(item.text ?? '');
  const [answer, setAnswer] = useState<'' | 'yes' | 'no'>('');
  const [missing, setMissing] = useState(false);
  const { error, isPending, mutate } = useAct({
    send: () =>
      send({
        version: item.version,
        text: note.trim() === '' ? null : note,
        answer: item.asks ? answer === 'yes' : null,
      }),
    done: words.done,
    onDone: onClose,
  });
  const submit = () => {
    const none = item.asks && answer === '';
    setMissing(none);
    if (!none && !isPending) mutate();
  };
  const wrong = fieldError(error, 'text');
  const shown = error !== null && wrong === undefined;
  return (
    <FormDialog
      title={item.title}
      description={item.help ?? words.detail}
      failure={shown ? { words: failureWords(error, text.dialog.failed), error } : null}
      words={{
        cancel: text.dialog.close,
        submit: item.asks ? text.checklist.answer : text.checklist.submit,
      }}
      loading={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {item.asks && (
        <Field label={words.answer} error={missing ? words.answerMissing : undefined}>
          <span>
            <Segmented
              label={words.answer}
              value={answer}
              onChange={setAnswer}
              options={[
                { value: 'yes', label: yes },
                { value: 'no', label: no },
              ]}
            />
          </span>
        </Field>
      )}
      <Field label={words.text} hint={words.textHint} error={wrong} optional>
        <Textarea
          rows={3}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
