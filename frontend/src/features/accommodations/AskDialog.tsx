import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { hasCode } from '@/api/errors';
import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import type { MyAccommodation } from '@/api/words';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { notify } from '@/ui/notify';
import { Textarea } from '@/ui/Textarea';

import { askExtraTime } from './api';
import { minutesWith, MOST_TEXT, percentOf } from './rules';
import { text } from './text';

const words = text.ask;

type AskDialogProps = {
  code: string;
  company: string;
  /** How long the attempt is without the request. */
  minutes: number;
  /** The request that is changed, also one that was taken back. */
  before: MyAccommodation | null;
  /** What is proposed to the person to ask for. */
  proposed: number | null;
  onDone: () => void;
  onClose: () => void;
};

function failure(error: unknown): string {
  if (hasCode(error, 'stale_version')) return words.stale;
  if (hasCode(error, 'invitation_closed', 'already_started', 'not_found')) return words.closed;
  return failureWords(error, words.failed);
}

/** Asks for a percentage, with as few words as the person wants to write. */
export function AskDialog({ code, company, minutes, before, ...rest }: AskDialogProps) {
  const { proposed, onDone, onClose } = rest;
  const [typed, setTyped] = useState(String(before?.percent ?? proposed ?? 50));
  const [why, setWhy] = useState(before?.text ?? '');
  const [tried, setTried] = useState(false);
  const key = useRef(idempotencyKey());
  const percent = percentOf(typed);
  const act = useMutation({
    networkMode: 'always',
    mutationFn: (asked: number) => {
      const said = why.trim();
      const body = {
        version: before?.version ?? 0,
        percent: asked,
        text: said === '' ? null : said,
      };
      return askExtraTime(code, body, key.current);
    },
    onSuccess: () => {
      notify('success', words.sent);
      onDone();
      onClose();
    },
  });
  // Another request is another act.
  const changed = () => {
    key.current = idempotencyKey();
  };
  const submit = () => {
    setTried(true);
    if (percent !== null && !act.isPending) act.mutate(percent);
  };
  return (
    <FormDialog
      title={words.title}
      description={words.lead(company)}
      failure={act.error === null ? null : { words: failure(act.error), error: act.error }}
      words={{ cancel: words.cancel, submit: words.submit }}
      loading={act.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {before?.state === 'granted' && <p className="text-sm">{words.replaces(company)}</p>}
      <Field
        label={words.percent}
        hint={words.percentHint(minutes, percent === null ? null : minutesWith(minutes, percent))}
        error={tried && percent === null ? words.percentProblem : undefined}
      >
        <Input
          inputMode="numeric"
          value={typed}
          onChange={(event) => {
            changed();
            setTyped(event.target.value);
          }}
        />
      </Field>
      <Field label={words.why} hint={words.whyHint} optional>
        <Textarea
          rows={4}
          maxLength={MOST_TEXT}
          value={why}
          onChange={(event) => {
            changed();
            setWhy(event.target.value);
          }}
        />
      </Field>
    </FormDialog>
  );
}
