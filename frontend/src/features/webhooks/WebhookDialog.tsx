import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fieldError } from '@/api/errors';
import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import type { Webhook } from '@/api/words';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { addWebhook, changeWebhook } from './api';
import { EventsField } from './EventsField';
import { problemsOf, type WebhookForm } from './rules';
import { SecretDialog } from './SecretDialog';
import { text } from './text';

const words = text.form;

/** Runs an act once the person has proved who they are, where the server asks for that. */
export type Confirmed = <T>(act: () => Promise<T>) => Promise<T>;

type WebhookDialogProps = {
  /** The one to change; null for a new one. */
  webhook: Webhook | null;
  confirmed: Confirmed;
  onClose: () => void;
};

/** Where events are sent and which; of a new webhook, then the secret. */
export function WebhookDialog({ webhook, confirmed, onClose }: WebhookDialogProps) {
  const [form, setForm] = useState<WebhookForm>(webhook ?? { url: '', events: [] });
  const [tried, setTried] = useState(false);
  const key = useRef(idempotencyKey());
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => {
      const wanted = { url: form.url.trim(), events: [...form.events] };
      return confirmed(async () => {
        if (webhook === null) return addWebhook(wanted, key.current);
        await changeWebhook(webhook, wanted);
        return null;
      });
    },
    onSuccess: (made) => {
      if (made === null) onClose();
    },
  });
  if (data !== undefined && data !== null)
    return <SecretDialog secret={data.secret} onClose={onClose} />;
  const change = (part: Partial<WebhookForm>) => {
    // Another webhook is another act.
    key.current = idempotencyKey();
    setForm({ ...form, ...part });
  };
  const problems = tried ? problemsOf(form) : {};
  const refused = error === null ? undefined : fieldError(error, 'url');
  // Who closes the question has changed nothing.
  const closed = error?.name === 'NotConfirmed';
  return (
    <FormDialog
      title={webhook === null ? words.addTitle : words.changeTitle}
      description={words.detail}
      failure={
        error === null || refused !== undefined || closed
          ? null
          : { words: failureWords(error, words.failed), error }
      }
      words={{ cancel: words.cancel, submit: webhook === null ? words.add : words.save }}
      loading={isPending}
      onSubmit={() => {
        setTried(true);
        if (!isPending && Object.keys(problemsOf(form)).length === 0) mutate();
      }}
      onClose={onClose}
    >
      <Field label={words.url} hint={words.urlHint} error={problems.url ?? refused}>
        <Input
          type="url"
          autoComplete="off"
          value={form.url}
          onChange={(event) => change({ url: event.target.value })}
        />
      </Field>
      <EventsField
        events={form.events}
        error={problems.events}
        onChange={(events) => change({ events })}
      />
    </FormDialog>
  );
}
