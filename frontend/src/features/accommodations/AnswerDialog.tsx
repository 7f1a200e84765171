import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { hasCode } from '@/api/errors';
import type { Accommodation, AnswerExtraTime } from '@/api/words';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { notify } from '@/ui/notify';
import { Textarea } from '@/ui/Textarea';

import { answerExtraTime } from './api';
import { MOST_TEXT, percentOf } from './rules';
import { text } from './text';

const words = text.answer;

type AnswerDialogProps = {
  request: Accommodation;
  answer: 'grant' | 'decline';
  onDone: () => void;
  onClose: () => void;
};

function failure(error: unknown): string {
  if (hasCode(error, 'stale_version')) return words.stale;
  if (hasCode(error, 'already_started')) return words.started;
  if (hasCode(error, 'invitation_closed')) return words.closed;
  return words.failed;
}

/** Grants a percentage, or declines with a reason that the candidate reads. */
export function AnswerDialog({ request, answer, onDone, onClose }: AnswerDialogProps) {
  const [typed, setTyped] = useState(String(request.granted_percent ?? request.percent));
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const grants = answer === 'grant';
  const percent = percentOf(typed);
  const said = reason.trim();
  const act = useMutation({
    mutationFn: (body: AnswerExtraTime) => answerExtraTime(request.id, body),
    onSuccess: (done) => {
      const { granted_percent } = done;
      notify('success', granted_percent === null ? words.declined : words.granted(granted_percent));
      onDone();
      onClose();
    },
  });
  const submit = () => {
    setTried(true);
    if (act.isPending) return;
    const { version } = request;
    if (grants && percent !== null) act.mutate({ version, answer, percent });
    if (!grants && said !== '') act.mutate({ version, answer, reason: said });
  };
  const who = request.name ?? request.email;
  return (
    <FormDialog
      title={grants ? words.grantTitle(who) : words.declineTitle(who)}
      description={grants ? words.grantLead : words.declineLead}
      failure={act.error === null ? null : { words: failure(act.error), error: act.error }}
      words={{ cancel: words.cancel, submit: grants ? words.grant : words.decline }}
      loading={act.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {grants ? (
        <Field
          label={words.percent}
          hint={words.percentHint}
          error={tried && percent === null ? words.percentProblem : undefined}
        >
          <Input
            inputMode="numeric"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      ) : (
        <Field
          label={words.reason}
          hint={words.reasonHint}
          error={tried && said === '' ? words.reasonProblem : undefined}
        >
          <Textarea
            rows={4}
            maxLength={MOST_TEXT}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      )}
    </FormDialog>
  );
}
