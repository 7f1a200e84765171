import { useState } from 'react';
import { reasonProblem } from '@/features/selection/rules';
import { text } from '@/features/selection/text';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Textarea } from '@/ui/Textarea';

type ReasonDialogProps = {
  words: { title: string; detail: string; reason: string; submit: string };
  failure?: { words: string; error: unknown } | null;
  loading?: boolean;
  onSubmit: (reason: string) => void;
  onClose: () => void;
};

/** Asks why, before something is done that says so in the history. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { words, failure = null, loading = false, onSubmit, onClose } = props;
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = () => {
    if (loading) return;
    const found = reasonProblem(reason);
    setProblem(found);
    if (found === undefined) onSubmit(reason.trim());
  };
  return (
    <FormDialog
      title={words.title}
      description={words.detail}
      failure={failure}
      words={{ cancel: text.cancel, submit: words.submit }}
      loading={loading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={words.reason} error={problem}>
        <Textarea rows={3} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
