import { useRef, useState } from 'react';
import { fieldError } from '@/api/errors';
import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import type { InternshipDetail, InternshipSide } from '@/api/words';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Textarea } from '@/ui/Textarea';
import { proposeExtension } from '@/features/internships/api';
import { text } from '@/features/internships/text';
import { useAct } from '@/features/internships/use-act';

const words = text.extensions;

type ExtendDialogProps = {
  side: InternshipSide;
  internship: InternshipDetail;
  onClose: () => void;
};

/** Proposes a later last day. */
export function ExtendDialog({ side, internship, onClose }: ExtendDialogProps) {
  const [endsOn, setEndsOn] = useState('');
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const key = useRef(idempotencyKey());
  const { id, version } = internship;
  const { error, isPending, mutate } = useAct({
    send: () => {
      const body = { version, ends_on: endsOn, note: note.trim() === '' ? null : note };
      return proposeExtension(side, id, body, key.current);
    },
    done: words.sent,
    onDone: onClose,
  });
  const wrong = missing && endsOn === '' ? words.endsOnMissing : fieldError(error, 'ends_on');
  const shown = error !== null && fieldError(error, 'ends_on') === undefined;
  return (
    <FormDialog
      title={words.propose}
      description={words.detail}
      failure={shown ? { words: failureWords(error, text.dialog.failed), error } : null}
      words={{ cancel: text.dialog.close, submit: words.send }}
      loading={isPending}
      onSubmit={() => {
        setMissing(endsOn === '');
        if (!isPending && endsOn !== '') mutate();
      }}
      onClose={onClose}
    >
      <Field label={words.endsOn} hint={words.endsOnHint} error={wrong}>
        <Input
          type="date"
          value={endsOn}
          onChange={(event) => {
            key.current = idempotencyKey();
            setEndsOn(event.target.value);
          }}
        />
      </Field>
      <Field label={words.note} hint={words.noteHint} optional>
        <Textarea
          rows={3}
          maxLength={2000}
          value={note}
          onChange={(event) => {
            key.current = idempotencyKey();
            setNote(event.target.value);
          }}
        />
      </Field>
    </FormDialog>
  );
}
