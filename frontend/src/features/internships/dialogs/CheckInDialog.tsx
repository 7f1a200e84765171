import { useRef, useState } from 'react';
import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import type { InternshipSide } from '@/api/words';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Textarea } from '@/ui/Textarea';
import { checkIn } from '@/features/internships/api';
import { text } from '@/features/internships/text';
import { useAct } from '@/features/internships/use-act';
import { Scale } from './Scale';

const words = text.checkIn;
const names = ['work', 'support', 'learning'] as const;
type Name = (typeof names)[number];

type CheckInDialogProps = {
  side: InternshipSide;
  id: string;
  week: number;
  onClose: () => void;
};

/** Three questions about a week. */
export function CheckInDialog({ side, id, week, onClose }: CheckInDialogProps) {
  const [given, setGiven] = useState<Record<Name, number | null>>({
    work: null,
    support: null,
    learning: null,
  });
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  const key = useRef(idempotencyKey());
  const { work, support, learning } = given;
  const { error, isPending, mutate } = useAct({
    send: () => {
      const body = { week, work: work ?? 0, support: support ?? 0, learning: learning ?? 0 };
      return checkIn(side, id, { ...body, text: note.trim() === '' ? null : note }, key.current);
    },
    done: words.done,
    onDone: onClose,
  });
  const changed = () => {
    key.current = idempotencyKey();
  };
  const submit = () => {
    setAsked(true);
    if (!isPending && names.every((name) => given[name] !== null)) mutate();
  };
  return (
    <FormDialog
      title={text.weeks.checkInOf(week)}
      description={`${words.detail} ${words.ends}`}
      failure={error === null ? null : { words: failureWords(error, text.dialog.failed), error }}
      words={{ cancel: text.dialog.close, submit: words.send }}
      loading={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {names.map((name) => (
        <Scale
          key={name}
          label={text.questions[side][name]}
          error={asked && given[name] === null ? words.missing : undefined}
          value={given[name]}
          onChange={(value) => {
            changed();
            setGiven({ ...given, [name]: value });
          }}
        />
      ))}
      <Field label={words.text} hint={words.textHint} optional>
        <Textarea
          rows={3}
          maxLength={2000}
          value={note}
          onChange={(event) => {
            changed();
            setNote(event.target.value);
          }}
        />
      </Field>
    </FormDialog>
  );
}
