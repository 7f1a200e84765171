import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '@/api/failure';
import type { SlateCandidate } from '@/api/words/hiring/slates';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { notify } from '@/ui/notify';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { place, refreshSlates } from './api';
import { nameOf, reasonProblem } from './rules';
import { text } from './text';

/** Stands for no application in the list of places. */
const LAST = 'last';

type MoveDialogProps = {
  candidate: SlateCandidate;
  /** Those who wait, in their order. */
  others: readonly SlateCandidate[];
  onClose: () => void;
};

/** Asks before whom an applicant is put, and why. */
export function MoveDialog({ candidate, others, onClose }: MoveDialogProps) {
  const client = useQueryClient();
  const [before, setBefore] = useState<string>();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (to: string) => place(candidate, to === LAST ? null : to, reason.trim()),
    onSuccess: () => {
      notify('success', text.moved);
      onClose();
    },
    onSettled: () => refreshSlates(client),
  });
  const problem = reasonProblem(reason).reason;
  const submit = () => {
    setTried(true);
    if (before !== undefined && problem === undefined && !isPending) mutate(before);
  };
  const options = [
    ...others
      .filter(({ id }) => id !== candidate.id)
      .map((one) => ({ value: one.id, label: nameOf(one) })),
    { value: LAST, label: text.moveLast },
  ];
  return (
    <FormDialog
      title={text.moveTitle(nameOf(candidate))}
      description={text.moveDetail}
      failure={error === null ? null : { words: failureWords(error, text.failed), error }}
      words={{ cancel: text.cancel, submit: text.move }}
      loading={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={text.moveBefore}
        error={tried && before === undefined ? text.moveMissing : undefined}
      >
        <Select value={before} options={options} onChange={setBefore} />
      </Field>
      <Field label={text.why} error={tried ? problem : undefined}>
        <Textarea rows={3} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
