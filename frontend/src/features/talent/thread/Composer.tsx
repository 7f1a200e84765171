import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { fieldError } from '@/api/errors';
import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import type { IntroductionParty } from '@/api/words/hiring/talent';
import { refreshTalent } from '@/features/talent/api';
import { Button } from '@/ui/Button';
import { ErrorBox } from '@/ui/ErrorBox';
import { Field } from '@/ui/Field';
import { Textarea } from '@/ui/Textarea';
import { writeMessage } from './api';
import { text } from './text';

type ComposerProps = {
  side: IntroductionParty;
  /** Of the introduction. */
  id: string;
  /** Whether it is about a role, so that the company’s reply is counted. */
  isCounted: boolean;
};

/** A message as it is written. */
export function Composer({ side, id, isCounted }: ComposerProps) {
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const key = useRef(idempotencyKey());
  const set = (next: string) => {
    // Other words are another message; the same ones sent again are not.
    key.current = idempotencyKey();
    setMissing(false);
    setTyped(next);
  };
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => writeMessage(side, id, { text: typed.trim(), key: key.current }),
    onSuccess: () => {
      set('');
      return refreshTalent(client);
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (typed.trim() === '') setMissing(true);
    else if (!isPending) mutate();
  };
  const toCandidate = isCounted ? text.counted : text.toCandidate;
  const hint = side === 'candidate' ? text.toCompany : toCandidate;
  const wrong = isMissing ? text.missing : fieldError(error, 'text');
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-2">
      <Field label={text.label} hint={hint} error={wrong}>
        <Textarea
          rows={3}
          maxLength={4000}
          value={typed}
          onChange={(event) => set(event.target.value)}
        />
      </Field>
      {error !== null && wrong === undefined && (
        <ErrorBox error={error}>{failureWords(error, text.failed)}</ErrorBox>
      )}
      <div>
        <Button
          type="submit"
          size="sm"
          variant="primary"
          className="max-md:min-h-11"
          loading={isPending}
        >
          {text.send}
        </Button>
      </div>
    </form>
  );
}
