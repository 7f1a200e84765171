import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { fieldError, hasCode } from '@/api/errors';
import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import type { Invitation } from '@/api/words';
import { Button } from '@/ui/Button';
import { ErrorBox } from '@/ui/ErrorBox';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { notify } from '@/ui/notify';

import { createInvitation } from './api';
import { isEmail } from './rules';
import { text } from './text';

/** What keeps this address from being invited, in the server's words. */
const REFUSALS = ['opted_out', 'undeliverable', 'cooling_down'] as const;

type InviteFormProps = {
  assessmentId: string;
  /** Who invites: the candidate's reply goes there. */
  replyTo: string;
  onInvited: (invitation: Invitation) => void;
};

/** Invites one person by e-mail. The same address pressed twice sends one invitation. */
export function InviteForm({ assessmentId, replyTo, onInvited }: InviteFormProps) {
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [pressed, setPressed] = useState(false);
  const sent = useRef<{ print: string; key: string } | null>(null);
  const send = useMutation({
    networkMode: 'always',
    mutationFn: () => {
      const trimmed = name.trim();
      const body = { email: email.trim(), ...(trimmed === '' ? {} : { name: trimmed }) };
      const print = JSON.stringify(body);
      if (sent.current?.print !== print) sent.current = { print, key: idempotencyKey() };
      return createInvitation(assessmentId, body, sent.current.key);
    },
    onSuccess: (invitation) => {
      notify('success', text.sent(invitation.email));
      setEmail('');
      setName('');
      setPressed(false);
      sent.current = null;
      onInvited(invitation);
    },
  });
  const malformed = pressed && !isEmail(email) ? text.emailProblem : undefined;
  const already = hasCode(send.error, 'already_invited') ? text.already : undefined;
  const refused = hasCode(send.error, ...REFUSALS) ? failureWords(send.error, '') : undefined;
  const emailError = malformed ?? already ?? refused ?? fieldError(send.error, 'email');
  const otherFailure = send.isError && emailError === undefined;
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setPressed(true);
        if (isEmail(email)) send.mutate();
      }}
    >
      <div className="grid items-start gap-3 md:grid-cols-[1fr_1fr_auto]">
        <Field label={text.email} error={emailError}>
          <Input
            type="email"
            autoComplete="off"
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              send.reset();
            }}
          />
        </Field>
        <Field label={text.name} optional error={fieldError(send.error, 'name')}>
          <Input
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="primary" className="md:mt-[25px]" loading={send.isPending}>
          {text.send}
        </Button>
      </div>
      <p className="text-xs text-fg-muted">{text.repliesTo(replyTo)}</p>
      {otherFailure && (
        <ErrorBox error={send.error}>{failureWords(send.error, text.sendFailed)}</ErrorBox>
      )}
    </form>
  );
}
