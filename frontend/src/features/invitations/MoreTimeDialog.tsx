import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { hasCode } from '@/api/errors';
import { idempotencyKey } from '@/api/idempotency';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { notify } from '@/ui/notify';
import { Textarea } from '@/ui/Textarea';

import { giveTime } from './api';
import { minutesOf } from './rules';
import { text } from './text';

const words = text.time;
const REASON_MOST = 400;

type MoreTimeDialogProps = {
  attemptId: string;
  who: string;
  onDone: () => void;
  onClose: () => void;
};

/** Gives a candidate who is at work more minutes, with a reason. */
export function MoreTimeDialog({ attemptId, who, onDone, onClose }: MoreTimeDialogProps) {
  const [typed, setTyped] = useState('30');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  // One key for the dialog: pressed again after an answer that got lost, the time is given once.
  const [key] = useState(idempotencyKey);
  const minutes = minutesOf(typed);
  const said = reason.trim();
  const act = useMutation({
    networkMode: 'always',
    mutationFn: (given: number) => giveTime(attemptId, { minutes: given, reason: said }, key),
    onSuccess: (_answer, given) => {
      notify('success', words.done(given));
      onDone();
      onClose();
    },
  });
  const submit = () => {
    setTried(true);
    if (minutes !== null && said !== '' && !act.isPending) act.mutate(minutes);
  };
  const failed = hasCode(act.error, 'not_now') ? words.over : words.failed;
  return (
    <FormDialog
      title={words.title(who)}
      description={words.lead}
      failure={act.error === null ? null : { words: failed, error: act.error }}
      words={{ cancel: words.cancel, submit: words.submit }}
      loading={act.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={words.minutes}
        hint={words.minutesHint}
        error={tried && minutes === null ? words.minutesProblem : undefined}
      >
        <Input
          inputMode="numeric"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Field
        label={words.reason}
        hint={words.reasonHint}
        error={tried && said === '' ? words.reasonProblem : undefined}
      >
        <Textarea
          value={reason}
          maxLength={REASON_MOST}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
