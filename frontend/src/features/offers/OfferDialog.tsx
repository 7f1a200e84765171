import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, fieldError } from '@/api/errors';
import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import type { RoleForm } from '@/api/words';
import { currencies } from '@/facts/currencies';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { notify } from '@/ui/notify';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { makeOffer, offersAgain } from './api';
import { type Markdown, OfferFacts } from './OfferFacts';
import { bodyOf, draftOf, EMPTY, previewOf, type Draft } from './rules';
import { text } from './text';

const words = text.form;
const periods = (['hour', 'month', 'year'] as const).map((value) => ({
  value,
  label: text.periods[value],
}));

type OfferDialogProps = {
  application: { id: string; version: number };
  /** What the role says, which the offer begins with; null where it is not known. */
  role: RoleForm | null;
  markdown: Markdown;
  onClose: () => void;
};

/** The offer as the candidate reads it, once there is enough of it. */
function Preview({ draft, markdown }: { draft: Draft; markdown: Markdown }) {
  const offer = previewOf(draft, new Date());
  return (
    <details className="rounded-lg border border-line p-3.5 text-sm">
      <summary className="cursor-pointer font-medium text-link">{words.preview}</summary>
      <div className="mt-3">
        {offer === null ? (
          <p className="text-fg-muted">{words.previewMissing}</p>
        ) : (
          <OfferFacts offer={offer} markdown={markdown} />
        )}
      </div>
    </details>
  );
}

/** What the company offers. What was typed stays where the server refuses it. */
export function OfferDialog({ application, role, markdown, onClose }: OfferDialogProps) {
  const [draft, setDraft] = useState<Draft>(() =>
    role === null ? EMPTY : draftOf(role, new Date().toISOString().slice(0, 10)),
  );
  // What was changed since is no problem until it is sent again.
  const [changed, setChanged] = useState<readonly string[]>([]);
  // A day that is missing is none that could be sent.
  const [dateless, setDateless] = useState(false);
  const key = useRef(idempotencyKey());
  const send = useMutation({
    mutationFn: () => makeOffer(application.id, bodyOf(draft, application.version), key.current),
    onSuccess: async () => {
      notify('success', words.sent);
      await offersAgain();
      onClose();
    },
  });
  const put = (field: string, change: Partial<Draft>) => {
    // Another offer is another act.
    key.current = idempotencyKey();
    setDraft({ ...draft, ...change });
    // Either of the two ends says when the work is over.
    setChanged([...changed, field, ...(field === 'weeks' ? ['ends_on'] : [])]);
  };
  const wrong = (field: string) =>
    changed.includes(field) ? undefined : fieldError(send.error, field);
  const isNamed = send.error instanceof ApiError && send.error.fields.length > 0;
  return (
    <FormDialog
      title={words.title}
      description={words.detail}
      failure={
        send.error === null || isNamed
          ? null
          : { words: failureWords(send.error, words.failed), error: send.error }
      }
      words={{ cancel: words.cancel, submit: words.send }}
      loading={send.isPending}
      onSubmit={() => {
        setChanged([]);
        setDateless(draft.startsOn === '');
        if (!send.isPending && draft.startsOn !== '') send.mutate();
      }}
      onClose={onClose}
    >
      <Field
        label={words.starts}
        error={dateless && draft.startsOn === '' ? words.startsMissing : wrong('starts_on')}
      >
        <Input
          type="date"
          value={draft.startsOn}
          onChange={(event) => put('starts_on', { startsOn: event.target.value })}
        />
      </Field>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={words.ends} hint={words.endsHint} error={wrong('ends_on')} optional>
          <Input
            type="date"
            value={draft.endsOn}
            onChange={(event) => put('ends_on', { endsOn: event.target.value })}
          />
        </Field>
        <Field label={words.weeks} hint={words.weeksHint} error={wrong('weeks')} optional>
          <Input
            inputMode="numeric"
            value={draft.weeks}
            onChange={(event) => put('weeks', { weeks: event.target.value })}
          />
        </Field>
        <Field label={words.payMin} error={wrong('pay.min')}>
          <Input
            inputMode="numeric"
            value={draft.payMin}
            onChange={(event) => put('pay.min', { payMin: event.target.value })}
          />
        </Field>
        <Field label={words.payMax} hint={words.payMaxHint} error={wrong('pay.max')} optional>
          <Input
            inputMode="numeric"
            value={draft.payMax}
            onChange={(event) => put('pay.max', { payMax: event.target.value })}
          />
        </Field>
        <Field label={words.currency} error={wrong('pay.currency')}>
          <Select
            value={draft.currency}
            options={currencies}
            onChange={(currency) => put('pay.currency', { currency })}
          />
        </Field>
        <Field label={words.period}>
          <Select
            value={draft.period}
            options={periods}
            onChange={(period) => put('pay.period', { period })}
          />
        </Field>
      </div>
      <Field label={words.terms} hint={words.termsHint} error={wrong('terms')}>
        <Textarea
          rows={6}
          maxLength={8000}
          value={draft.terms}
          onChange={(event) => put('terms', { terms: event.target.value })}
        />
      </Field>
      <Field label={words.days} hint={words.daysHint} error={wrong('days')}>
        <Input
          inputMode="numeric"
          value={draft.days}
          onChange={(event) => put('days', { days: event.target.value })}
        />
      </Field>
      <Preview draft={draft} markdown={markdown} />
    </FormDialog>
  );
}
