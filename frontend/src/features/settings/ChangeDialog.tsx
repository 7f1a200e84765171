import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminSetting, SettingValue } from '@/api/words/admin';
import { failureOf, useDecision } from '@/features/review-queue/hooks';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Textarea } from '@/ui/Textarea';
import { useSettled } from '@/ui/use-settled';
import { changeSetting, previewQuery, refreshSettings } from './api';
import { isSame, previewLines, readValue, reasonProblem, typedOf } from './rules';
import { text } from './text';

const words = text.dialog;
/** How long nobody types before it is counted what would change. */
const PAUSE_MS = 400;

function Lines({ setting, value }: { setting: AdminSetting; value: SettingValue }) {
  const query = useQuery(previewQuery(setting.key, value));
  if (query.isPending) return <p>{text.preview.loading}</p>;
  if (query.isError) return <p>{text.preview.failed}</p>;
  return (
    <ul className="flex flex-col gap-1">
      {previewLines(setting, query.data).map((line) => (
        <li key={line} className="break-words">
          {line}
        </li>
      ))}
    </ul>
  );
}

/** What the typed value would do, once nobody types. */
function Preview({ setting, typed }: { setting: AdminSetting; typed: string }) {
  const settled = useSettled(typed, PAUSE_MS);
  const read = readValue(setting, settled);
  if ('problem' in read || isSame(read.value, setting.value)) return null;
  return (
    <section
      aria-label={text.preview.label}
      aria-live="polite"
      className="rounded-md border border-info-line bg-info-soft p-3 text-sm"
    >
      <h3 className="mb-1 font-semibold">{text.preview.label}</h3>
      <Lines setting={setting} value={read.value} />
    </section>
  );
}

type ChangeDialogProps = { setting: AdminSetting; onClose: () => void };

/** A new value, what it would change, and why it is set. */
export function ChangeDialog({ setting, onClose }: ChangeDialogProps) {
  // What is changed stays what was read when the dialog opened, whatever the list says meanwhile.
  const [seen] = useState(setting);
  const [typed, setTyped] = useState(() => typedOf(seen.value));
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<{ value?: string; reason?: string }>({});
  const mutation = useDecision({
    send: (said: { value: SettingValue; reason: string }) => changeSetting(seen, said),
    refresh: refreshSettings,
    done: words.done,
    onDone: onClose,
  });
  const submit = () => {
    if (mutation.isPending) return;
    const read = readValue(seen, typed);
    const why = reasonProblem(reason);
    const wrong =
      'problem' in read
        ? read.problem
        : isSame(read.value, seen.value)
          ? words.unchanged
          : undefined;
    setProblems({
      ...(wrong === undefined ? {} : { value: wrong }),
      ...(why === undefined ? {} : { reason: why }),
    });
    if (wrong === undefined && why === undefined && 'value' in read)
      mutation.mutate({ value: read.value, reason: reason.trim() });
  };
  const isList = seen.unit === 'words';
  const description = isList
    ? words.detailWords
    : words.detail(seen.least ?? 0, seen.most ?? 0, text.units[seen.unit]);
  return (
    <FormDialog
      title={words.title(seen.name)}
      description={description}
      failure={failureOf(mutation.error, { stale: words.stale, failed: words.failed })}
      words={{ cancel: words.cancel, submit: words.save }}
      loading={mutation.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={words.value} error={problems.value}>
        {isList ? (
          <Textarea rows={8} value={typed} onChange={(event) => setTyped(event.target.value)} />
        ) : (
          <Input
            inputMode="numeric"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <div>
        <Button size="sm" onClick={() => setTyped(typedOf(seen.default))}>
          {words.useDefault}
        </Button>
      </div>
      <Preview setting={seen} typed={typed} />
      <Field label={words.reason} error={problems.reason} hint={words.reasonHint}>
        <Textarea value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
