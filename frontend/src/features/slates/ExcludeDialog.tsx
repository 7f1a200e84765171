import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '@/api/failure';
import type { ExclusionCode, SlateCandidateDetail } from '@/api/words/hiring/slates';
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

type ExcludeDialogProps = {
  candidate: SlateCandidateDetail;
  /** The application that it is merged into, where that is what was asked for. */
  into?: string | undefined;
  onClose: () => void;
};

/** Asks why an application is kept off its slate. */
export function ExcludeDialog({ candidate, into, onClose }: ExcludeDialogProps) {
  const client = useQueryClient();
  const [code, setCode] = useState<ExclusionCode | undefined>(
    into === undefined ? undefined : 'duplicate',
  );
  const [kept, setKept] = useState(into);
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const { mutate, error, isPending } = useMutation({
    mutationFn: (as: ExclusionCode) =>
      exclude(candidate, as, reason.trim(), as === 'duplicate' ? (kept ?? null) : null),
    onSuccess: () => {
      notify('success', text.excludedDone);
      onClose();
    },
    onSettled: () => refreshSlates(client),
  });
  const submit = () => {
    const found = problemsOf(code, reason, kept);
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
      {code === 'duplicate' && (
        <Field
          label={text.kept}
          error={problems.kept}
          hint={candidate.similar.length === 0 ? text.nobodySimilar : undefined}
        >
          <Select
            value={kept}
            options={candidate.similar.map((one) => ({
              value: one.id,
              label: nameOf({ name: null, code: one.code }),
            }))}
            placeholder={text.chooseKept}
            onChange={setKept}
          />
        </Field>
      )}
      <Field label={text.why} error={problems.reason}>
        <Textarea rows={3} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
