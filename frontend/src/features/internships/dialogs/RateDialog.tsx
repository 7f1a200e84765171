import { useRef, useState } from 'react';
import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Textarea } from '@/ui/Textarea';
import { rateIntern } from '@/features/internships/api';
import { text } from '@/features/internships/text';
import { useAct } from '@/features/internships/use-act';
import { Scale } from './Scale';

const words = text.ratings;
const names = ['quality', 'reliability', 'initiative', 'teamwork', 'growth'] as const;
type Marks = Record<(typeof names)[number], number>;

type RateDialogProps = { id: string; day: number; onClose: () => void };

/** Five items, each with words for its ends and its middle. */
export function RateDialog({ id, day, onClose }: RateDialogProps) {
  const [given, setGiven] = useState<Partial<Marks>>({});
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  const key = useRef(idempotencyKey());
  const whole = names.every((name) => given[name] !== undefined);
  const { error, isPending, mutate } = useAct({
    send: () => {
      const said = note.trim() === '' ? null : note;
      return rateIntern(id, { day, ...(given as Marks), text: said }, key.current);
    },
    done: words.done,
    onDone: onClose,
  });
  const changed = () => {
    key.current = idempotencyKey();
  };
  return (
    <FormDialog
      title={words.rateOf(day)}
      description={words.detail}
      failure={error === null ? null : { words: failureWords(error, text.dialog.failed), error }}
      words={{ cancel: text.dialog.close, submit: words.send }}
      loading={isPending}
      onSubmit={() => {
        setAsked(true);
        if (!isPending && whole) mutate();
      }}
      onClose={onClose}
    >
      {names.map((name) => (
        <Scale
          key={name}
          label={text.items[name]}
          hint={text.anchors[name]}
          error={asked && given[name] === undefined ? text.checkIn.missing : undefined}
          value={given[name] ?? null}
          onChange={(value) => {
            changed();
            setGiven({ ...given, [name]: value });
          }}
        />
      ))}
      <Field label={words.text} hint={text.checkIn.textHint} optional>
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
