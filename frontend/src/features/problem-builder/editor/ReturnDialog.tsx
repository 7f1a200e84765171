import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpenProblemDraft } from '@/api/words/problem-drafts';
import { fieldError } from '@/api/errors';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Textarea } from '@/ui/Textarea';
import { returnDraft } from '@/features/problem-builder/api';
import { text } from '@/features/problem-builder/text';

const words = text.sendBackForm;

type ReturnDialogProps = { draft: OpenProblemDraft; onClose: () => void };

/** A reviewer sends a problem back and says why. */
export function ReturnDialog({ draft, onClose }: ReturnDialogProps) {
  const [comment, setComment] = useState('');
  const sent = useMutation({ mutationFn: () => returnDraft(draft, comment), onSuccess: onClose });
  const wrong = fieldError(sent.error, 'comment');
  return (
    <FormDialog
      title={words.title}
      description={words.detail}
      words={words}
      loading={sent.isPending}
      failure={
        sent.error === null || wrong !== undefined
          ? null
          : { words: words.failed, error: sent.error }
      }
      onSubmit={() => sent.mutate()}
      onClose={onClose}
    >
      <Field label={words.comment} error={wrong}>
        <Textarea value={comment} rows={5} onChange={(event) => setComment(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
