import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fieldError } from '@/api/errors';
import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { addConnection } from './api';
import { MadeDialog } from './MadeDialog';
import { needsRemoteKey, problemOf, SYSTEMS, wanted, type ConnectionForm } from './rules';
import { text } from './text';

const words = text.form;
const options = SYSTEMS.map((value) => ({ value, label: text.systems[value] }));

/** Runs an act once the person has proved who they are, where the server asks for that. */
export type Confirmed = <T>(act: () => Promise<T>) => Promise<T>;

type ConnectDialogProps = { confirmed: Confirmed; onClose: () => void };

/** Which system is connected; then the key for it. */
export function ConnectDialog({ confirmed, onClose }: ConnectDialogProps) {
  const [form, setForm] = useState<ConnectionForm>({ system: 'greenhouse', remoteKey: '' });
  const [tried, setTried] = useState(false);
  const key = useRef(idempotencyKey());
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => confirmed(() => addConnection(wanted(form), key.current)),
  });
  if (data !== undefined) return <MadeDialog made={data} onClose={onClose} />;
  const change = (part: Partial<ConnectionForm>) => {
    // Another connection is another act.
    key.current = idempotencyKey();
    setForm({ ...form, ...part });
  };
  const refused = error === null ? undefined : fieldError(error, 'remote_key');
  // Who closes the question has changed nothing.
  const closed = error?.name === 'NotConfirmed';
  return (
    <FormDialog
      title={words.title}
      description={words.detail}
      failure={
        error === null || refused !== undefined || closed
          ? null
          : { words: failureWords(error, words.failed), error }
      }
      words={{ cancel: words.cancel, submit: words.submit }}
      loading={isPending}
      onSubmit={() => {
        setTried(true);
        if (!isPending && problemOf(form) === undefined) mutate();
      }}
      onClose={onClose}
    >
      <Field label={words.system}>
        <Select value={form.system} options={options} onChange={(system) => change({ system })} />
      </Field>
      {needsRemoteKey(form.system) && (
        <Field
          label={words.remoteKey}
          hint={words.remoteKeyHint}
          error={(tried ? problemOf(form) : undefined) ?? refused}
        >
          <Input
            type="password"
            autoComplete="off"
            value={form.remoteKey}
            onChange={(event) => change({ remoteKey: event.target.value })}
          />
        </Field>
      )}
    </FormDialog>
  );
}
