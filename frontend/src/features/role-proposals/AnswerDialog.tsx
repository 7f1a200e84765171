import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasCode } from '@/api/errors';
import { failureWords } from '@/api/failure';
import type { RoleProposal } from '@/api/words/hiring/slates';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { notify } from '@/ui/notify';
import { Textarea } from '@/ui/Textarea';
import { answer, refreshProposals, type Answer } from './api';
import { isTooLong } from './rules';
import { text } from './text';

const words = text.answer;

type AnswerDialogProps = { one: RoleProposal; act: Answer; onClose: () => void };

/** Asks once before an answer: an application is sent by nothing else. */
export function AnswerDialog({ one, act, onClose }: AnswerDialogProps) {
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => answer(one, act, reason.trim()),
    onSuccess: () => {
      notify('success', words[act].done);
      onClose();
    },
    onSettled: () => refreshProposals(client),
  });
  const why = (failed: Error) =>
    hasCode(failed, 'stale_version') ? words.stale : failureWords(failed, words.failed);
  return (
    <FormDialog
      title={words[act].title(one.role_title)}
      description={words[act].detail}
      failure={error === null ? null : { words: why(error), error }}
      words={{ cancel: words.cancel, submit: words[act].submit }}
      danger={act === 'decline'}
      loading={isPending}
      onSubmit={() => {
        if (!isPending && !isTooLong(reason)) mutate();
      }}
      onClose={onClose}
    >
      {act === 'decline' && (
        <Field
          label={words.reason}
          optional
          hint={words.reasonHint}
          error={isTooLong(reason) ? words.tooLong : undefined}
        >
          <Textarea value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      )}
    </FormDialog>
  );
}
