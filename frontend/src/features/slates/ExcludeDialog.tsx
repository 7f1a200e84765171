import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '@/api/failure';
import type { ExclusionCode, SlateCandidateDetail } from '@/api/words';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { notify } from '@/ui/notify';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { exclude, refreshSlates } from './api';
import { nameOf, problemsOf, type Problems } from './rules';
import { text } from './text';

const codes = Object.entries(text.codes).map(([value, label]) => ({
  value: value as ExclusionCode,
  label,
}));

type ExcludeDialogProps = { candidate: SlateCandidateDetail; onClose: () => void };

/** Asks why an application is kept off its slate. */
export function ExcludeDialog({ candidate, onClose }: ExcludeDialogProps) {
  const client = useQueryClient();
  const [code, setCode] = useState<ExclusionCode>();
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const { mutate, error, isPending } = useMutation({
    mutationFn: (as: ExclusionCode) => exclude(candidate, as, reason.trim()),
    onSuccess: () => {
      notify('success', text.excludedDone);
      onClose();
    },
    onSettled: () => refreshSlates(client),
  });
  const submit = () => {
    const found = problemsOf(code, reason);
    setProblems(found);
    if (code !== undefined && Object.keys(found).length === 0 && !isPending) mutate(code);
  };
  return (
    <FormDialog
      title={text.excludeTitle(nameOf(candidate))}
      description={text.excludeDetail}
      failure={error === null ? null : { words: failureWords(error, text.failed), error }}
      words={{ cancel: text.cancel, submit: text.exclude }}
      danger
      loading={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={text.code} error={problems.code}>
        <Select value={code} options={codes} placeholder={text.chooseCode} onChange={setCode} />
      </Field>
      <Field label={text.why} error={problems.reason}>
        <Textarea rows={3} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
