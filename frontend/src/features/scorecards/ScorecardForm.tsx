import { useMutation } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import { failureWords } from '@/api/failure';
import type { SaveScorecard, ScorecardItem, Scorecards } from '@/api/words';
import { Button } from '@/ui/Button';
import { ErrorBox } from '@/ui/ErrorBox';
import { Field } from '@/ui/Field';
import { notify } from '@/ui/notify';
import { Textarea } from '@/ui/Textarea';
import { bodyOf, draftOf, isComplete, type Choice } from './rules';
import { text } from './text';

const words = text.form;

type ItemFieldProps = {
  item: ScorecardItem;
  choice: Choice;
  onChange: (choice: Choice) => void;
};

/** One item with the sentence of each rating. */
function ItemField({ item, choice, onChange }: ItemFieldProps) {
  const name = useId();
  const options: [Choice, string][] = [
    ...item.anchors.map((anchor, at): [Choice, string] => [
      String(at + 1) as Choice,
      `${at + 1}: ${anchor}`,
    ]),
    ['unseen', words.unseen],
  ];
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 text-sm font-medium break-words">{item.name}</legend>
      {options.map(([value, label]) => (
        <label
          key={value}
          className="flex min-h-8 items-start gap-2.5 py-1 text-sm max-md:min-h-11 max-md:py-2.5"
        >
          <input
            type="radio"
            name={name}
            className="mt-1 size-4 shrink-0 accent-(--primary)"
            checked={choice === value}
            onChange={() => onChange(value)}
          />
          <span className="min-w-0">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

type ScorecardFormProps = {
  shown: Scorecards;
  /** Stores what is written, and shows what the server answers. */
  save: (body: SaveScorecard) => Promise<unknown>;
  onClose: () => void;
};

/** The reader's own scorecard. */
export function ScorecardForm({ shown, save: store, onClose }: ScorecardFormProps) {
  const { items, own } = shown;
  const [draft, setDraft] = useState(() => draftOf(own));
  const submitted = own?.state === 'submitted';
  const save = useMutation({
    mutationFn: (submit: boolean) =>
      store(bodyOf(draft, items, { version: own?.version ?? 0, submit })),
    onSuccess: (_, submit) => {
      notify('success', submit ? words.sent : words.saved);
      if (submit) onClose();
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!save.isPending && isComplete(draft, items)) save.mutate(true);
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p className="text-sm text-fg-muted">{words.ownLead}</p>
      {items.map((item) => (
        <ItemField
          key={item.name}
          item={item}
          choice={draft.choices[item.name] ?? ''}
          onChange={(choice) =>
            setDraft({ ...draft, choices: { ...draft.choices, [item.name]: choice } })
          }
        />
      ))}
      <Field label={words.text} hint={words.textHint} optional>
        <Textarea
          rows={5}
          maxLength={4000}
          value={draft.text}
          onChange={(event) => setDraft({ ...draft, text: event.target.value })}
        />
      </Field>
      {save.isError && (
        <ErrorBox error={save.error}>{failureWords(save.error, words.failed)}</ErrorBox>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="primary"
          loading={save.isPending && save.variables}
          disabledReason={isComplete(draft, items) ? undefined : words.incomplete}
        >
          {submitted ? words.resubmit : words.submit}
        </Button>
        {!submitted && (
          <Button
            loading={save.isPending && !save.variables}
            onClick={() => {
              if (!save.isPending) save.mutate(false);
            }}
          >
            {words.save}
          </Button>
        )}
        <Button variant="ghost" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
