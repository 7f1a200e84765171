import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import type { Attempt, AttemptTask } from '@/api/words';
import { writeToSupport } from '@/features/support-chat/api';
import { text } from '@/features/workspace/text';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { notify } from '@/ui/notify';
import { Textarea } from '@/ui/Textarea';

const words = text.report;

/** The longest message; with what it is about it stays within what support reads. */
const MOST = 3000;

type ReportTaskProps = {
  attempt: Pick<Attempt, 'id' | 'assessment_title'>;
  task: Pick<AttemptTask, 'position' | 'title'>;
};

function ReportDialog({ attempt, task, onClose }: ReportTaskProps & { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const key = useRef(idempotencyKey());
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => {
      const about = words.about(task.position, task.title, attempt.assessment_title, attempt.id);
      const message = `${about}\n\n${typed.trim()}`;
      return writeToSupport({ key: key.current, text: message, files: [], state: 'sending' });
    },
    onSuccess: () => {
      notify('success', words.sent);
      onClose();
    },
  });
  const submit = () => {
    if (typed.trim() === '') setMissing(true);
    else if (!isPending) mutate();
  };
  return (
    <FormDialog
      title={words.title}
      description={words.detail}
      failure={error === null ? null : { words: failureWords(error, words.failed), error }}
      words={{ cancel: words.cancel, submit: words.submit }}
      loading={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={words.label} error={isMissing ? words.missing : undefined}>
        <Textarea
          rows={5}
          maxLength={MOST}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setMissing(false);
          }}
        />
      </Field>
    </FormDialog>
  );
}

/** A quiet way to say that something is wrong with a task; it goes to support, and the clock runs on. */
export function ReportTask({ attempt, task }: ReportTaskProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="min-h-8 text-left text-xs text-fg-muted underline-offset-3 hover:text-fg hover:underline max-md:min-h-11"
      >
        {words.title}
      </button>
      {open && <ReportDialog attempt={attempt} task={task} onClose={() => setOpen(false)} />}
    </>
  );
}
