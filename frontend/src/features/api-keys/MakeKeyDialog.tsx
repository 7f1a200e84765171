import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { fieldError } from '@/api/errors';
import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { CopyField } from '@/ui/CopyField';
import { Dialog } from '@/ui/Dialog';
import { ErrorBox } from '@/ui/ErrorBox';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { makeKey } from './api';
import { DAYS, problemsOf, SCOPES, toggled, type KeyForm } from './rules';
import { text } from './text';

const words = text.dialog;
const options = DAYS.map((value) => ({ value, label: words.daysOf(Number(value)) }));

/** The key, this once. */
function Made({ secret, onClose }: { secret: string | null; onClose: () => void }) {
  const done = (
    <Button variant="primary" onClick={onClose}>
      {text.made.done}
    </Button>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text.made.title}
      description={text.made.detail}
      footer={done}
    >
      {secret === null ? (
        <ErrorBox>{text.made.lost}</ErrorBox>
      ) : (
        <>
          <CopyField label={text.made.label} value={secret} />
          <p className="mt-2 text-xs text-fg-muted">{text.made.use}</p>
        </>
      )}
    </Dialog>
  );
}

/** Runs an act once the person has proved who they are, where the server asks for that. */
export type Confirmed = <T>(act: () => Promise<T>) => Promise<T>;

type MakeKeyDialogProps = { confirmed: Confirmed; onClose: () => void };

/** What a key is for, what it reads and how long; then the key itself. */
export function MakeKeyDialog({ confirmed, onClose }: MakeKeyDialogProps) {
  const [form, setForm] = useState<KeyForm>({ name: '', scopes: [], days: '90' });
  const [tried, setTried] = useState(false);
  const key = useRef(idempotencyKey());
  const scopesId = useId();
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => {
      const { name, scopes, days } = form;
      const wanted = { name: name.trim(), scopes: [...scopes], days: Number(days) };
      return confirmed(() => makeKey(wanted, key.current));
    },
  });
  if (data !== undefined) return <Made secret={data.secret} onClose={onClose} />;
  const change = (part: Partial<KeyForm>) => {
    // Another key is another act.
    key.current = idempotencyKey();
    setForm({ ...form, ...part });
  };
  const problems = tried ? problemsOf(form) : {};
  const refused = error === null ? undefined : fieldError(error, 'name');
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
        if (!isPending && Object.keys(problemsOf(form)).length === 0) mutate();
      }}
      onClose={onClose}
    >
      <Field label={words.name} hint={words.nameHint} error={problems.name ?? refused}>
        <Input
          autoComplete="off"
          value={form.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <fieldset aria-describedby={problems.scopes === undefined ? undefined : scopesId}>
        <legend className="mb-1 text-sm font-medium">{words.scopes}</legend>
        {SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            checked={form.scopes.includes(scope)}
            label={text.scopes[scope]}
            hint={text.hints[scope]}
            onChange={(on) => change({ scopes: toggled(form.scopes, scope, on) })}
          />
        ))}
        {problems.scopes !== undefined && (
          <p id={scopesId} role="alert" className="mt-1 text-xs text-negative-text">
            {problems.scopes}
          </p>
        )}
      </fieldset>
      <Field label={words.days}>
        <Select value={form.days} options={options} onChange={(days) => change({ days })} />
      </Field>
    </FormDialog>
  );
}
