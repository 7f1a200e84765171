import { useId, useState } from 'react';
import { fieldError, hasCode } from '@/api/errors';
import type { ResultDecided, ResultDeclineCode } from '@/api/words/decisions';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Textarea } from '@/ui/Textarea';
import { can, failureOf, problemsOf, type Draft } from './rules';
import { text } from './text';
import { focusOn, type Review } from './use-review';

const words = text.dialog;
const codes = Object.entries(text.reasons) as [ResultDeclineCode, string][];

type ReasonsProps = {
  code: Draft['code'];
  problem: string | undefined;
  onChange: (code: ResultDeclineCode) => void;
};

function Reasons({ code, problem, onChange }: ReasonsProps) {
  const name = useId();
  const note = `${name}-note`;
  return (
    <fieldset aria-describedby={problem === undefined ? undefined : note}>
      <legend className="mb-1 text-sm font-medium">{words.reason}</legend>
      {codes.map(([value, label]) => (
        <label key={value} className="flex min-h-8 items-center gap-2.5 text-sm max-md:min-h-11">
          <input
            type="radio"
            name={name}
            className="size-4 shrink-0 accent-(--primary)"
            checked={code === value}
            onChange={() => onChange(value)}
          />
          {label}
        </label>
      ))}
      {problem !== undefined && (
        <p id={note} role="alert" className="mt-1 text-xs text-negative-text">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

/** The words of the reason and one's own, as they are sent. */
function Preview({ draft }: { draft: Draft }) {
  const reason = draft.code === undefined ? words.readsNothing : text.reads[draft.code];
  const typed = draft.text.trim();
  return (
    <section className="rounded-md bg-surface-sunken p-3 text-sm">
      <h3 className="text-xs font-semibold text-fg-muted">{words.reads}</h3>
      {reason !== null && <p className="mt-1">{reason}</p>}
      {typed !== '' && <p className="mt-1 break-words whitespace-pre-line">{typed}</p>}
    </section>
  );
}

/** Why it cannot be sent, or was not, where something was typed; null where nothing is wrong. */
function failure(error: unknown, decided: ResultDecided): string | null {
  if (decided.state === 'declined') return words.staleDone;
  if (!can('decline', decided)) return text.notNow;
  if (error === null) return null;
  return hasCode(error, 'stale_version') ? words.stale : failureOf(error);
}

type DeclineDialogProps = { review: Review; decided: ResultDecided; who: string };

/** Asks for the reason of a decline, and shows what the candidate will read. */
export function DeclineDialog({ review, decided, who }: DeclineDialogProps) {
  const { send, draft, setDraft, setDeclining, standing, declining } = review;
  const [tried, setTried] = useState(false);
  const own = tried ? problemsOf(draft) : {};
  const submit = () => {
    setTried(true);
    if (send.isPending || !can('decline', decided)) return;
    if (Object.keys(problemsOf(draft)).length > 0 || draft.code === undefined) return;
    const typed = draft.text.trim();
    send.mutate({
      act: 'decline',
      version: decided.version,
      code: draft.code,
      ...(typed === '' ? {} : { text: typed }),
    });
  };
  const { error } = send;
  const problem = (field: 'code' | 'text') => own[field] ?? fieldError(error, field);
  const isOfField = problem('code') !== undefined || problem('text') !== undefined;
  const why = isOfField ? null : failure(error, decided);
  return (
    <FormDialog
      title={words.title(who)}
      description={words.detail}
      failure={why === null ? null : { words: why, error }}
      words={{ cancel: words.cancel, submit: words.submit }}
      danger
      loading={send.isPending}
      onSubmit={submit}
      onClose={() => setDeclining(false)}
      onClosed={() => focusOn(declining) || focusOn(standing)}
    >
      <Reasons
        code={draft.code}
        problem={problem('code')}
        onChange={(code) => setDraft({ ...draft, code })}
      />
      <Field
        label={words.words}
        hint={words.wordsHint}
        error={problem('text')}
        optional={draft.code !== 'other'}
      >
        <Textarea
          rows={4}
          value={draft.text}
          onChange={(event) => setDraft({ ...draft, text: event.target.value })}
        />
      </Field>
      <Preview draft={draft} />
    </FormDialog>
  );
}
