import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import type { RecommendedCandidate } from '@/api/words';
import { refreshTalent } from '@/features/talent/api';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { notify } from '@/ui/notify';
import { Textarea } from '@/ui/Textarea';
import { refreshRecruiting, sendMessage } from './api';
import { messageProblem } from './rules';
import { text } from './text';

const words = text.message;

type MessageDialogProps = { to: RecommendedCandidate; onClose: () => void };

/** What a company writes to somebody on its list. */
export function MessageDialog({ to, onClose }: MessageDialogProps) {
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const key = useRef(idempotencyKey());
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => sendMessage(to.id, typed.trim(), key.current),
    onSuccess: () => {
      notify('success', words.done);
      void refreshTalent(client);
      void refreshRecruiting(client);
      onClose();
    },
  });
  const submit = () => {
    const found = messageProblem(typed);
    setProblem(found);
    if (!isPending && found === undefined) mutate();
  };
  return (
    <FormDialog
      title={words.title(to.name)}
      description={words.detail}
      failure={error === null ? null : { words: failureWords(error, words.failed), error }}
      words={{ cancel: words.cancel, submit: words.send }}
      loading={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={words.label} hint={words.hint} error={problem}>
        <Textarea
          rows={6}
          value={typed}
          onChange={(event) => {
            // Other words are another act.
            key.current = idempotencyKey();
            setTyped(event.target.value);
          }}
        />
      </Field>
    </FormDialog>
  );
}
