import { useState } from 'react';
import { fieldError } from '@/api/errors';
import { failureWords } from '@/api/failure';
import type { InternshipAct, InternshipDetail, InternshipSide } from '@/api/words';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Textarea } from '@/ui/Textarea';
import { stepInternship } from '@/features/internships/api';
import { text } from '@/features/internships/text';
import { useAct } from '@/features/internships/use-act';

const words = text.dialog;

type ActDialogProps = {
  side: InternshipSide;
  internship: InternshipDetail;
  act: InternshipAct;
  onClose: () => void;
};

/** Asks once before a step, for a reason where the other side reads one. */
export function ActDialog({ side, internship, act, onClose }: ActDialogProps) {
  const [reason, setReason] = useState('');
  const ends = act === 'end_early' || act === 'cancel';
  const { error, isPending, mutate } = useAct({
    send: () => stepInternship(side, internship, act, ends ? reason : null),
    done: text.ask[act].done,
    onDone: onClose,
  });
  const wrong = fieldError(error, 'reason');
  return (
    <FormDialog
      danger={ends}
      title={text.ask[act].title}
      description={text.ask[act].detail}
      failure={
        error === null || wrong !== undefined
          ? null
          : { words: failureWords(error, words.failed), error }
      }
      words={{ cancel: ends ? words.keep : words.close, submit: text.acts[act] }}
      loading={isPending}
      onSubmit={() => {
        if (!isPending) mutate();
      }}
      onClose={onClose}
    >
      {ends && (
        <Field label={words.reason} hint={words.reasonHint} error={wrong}>
          <Textarea
            rows={3}
            maxLength={2000}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      )}
    </FormDialog>
  );
}
