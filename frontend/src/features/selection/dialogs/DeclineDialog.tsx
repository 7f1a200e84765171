import { useState } from 'react';
import type { DeclineCode } from '@/api/words';
import type { Said } from '@/features/selection/api';
import { declineProblems, type Problems } from '@/features/selection/rules';
import { text } from '@/features/selection/text';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';

const words = text.decline;
const codes = Object.entries(text.reasons).map(([value, label]) => ({
  value: value as DeclineCode,
  label,
}));
const isTemplate = (typed: string) => Object.values<string>(text.templates).includes(typed);

type DeclineDialogProps = {
  /** Whom it concerns, as a sentence names them. */
  who: string;
  onSubmit: (said: Said) => void;
  onClose: () => void;
};

/** Asks for the reason of a decline and for what the candidate reads. */
export function DeclineDialog({ who, onSubmit, onClose }: DeclineDialogProps) {
  const [code, setCode] = useState<DeclineCode>();
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const choose = (next: DeclineCode) => {
    setCode(next);
    // What somebody has written themselves stays.
    if (isTemplate(reason)) setReason(text.templates[next]);
  };
  const submit = () => {
    const found = declineProblems(code, reason);
    setProblems(found);
    if (code === undefined || Object.keys(found).length > 0) return;
    onSubmit({ act: 'decline', code, reason });
    onClose();
  };
  return (
    <FormDialog
      title={words.title(who)}
      description={words.detail}
      failure={null}
      words={{ cancel: text.cancel, submit: words.submit }}
      danger
      loading={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={words.code} error={problems.code}>
        <Select value={code} options={codes} placeholder={words.choose} onChange={choose} />
      </Field>
      <Field label={words.text} hint={words.textHint} error={problems.reason}>
        <Textarea rows={5} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
