import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { fieldError } from '@/api/errors';
import { failureWords } from '@/api/failure';
import { teamQuery } from '@/features/team/api';
import { Button } from '@/ui/Button';
import { ErrorBox } from '@/ui/ErrorBox';
import { Field } from '@/ui/Field';
import { Textarea } from '@/ui/Textarea';
import type { Said } from './api';
import { asked, completed, matching, mentioned, type Colleague } from './rules';
import { text } from './text';

const words = text.form;

type SuggestionsProps = { offered: readonly Colleague[]; onPick: (name: string) => void };

/** Colleagues whose names begin as what was typed after the @. */
function Suggestions({ offered, onPick }: SuggestionsProps) {
  if (offered.length === 0) return null;
  return (
    <ul aria-label={words.colleagues} className="flex flex-wrap gap-1.5">
      {offered.map(({ id, name }) => (
        <li key={id}>
          <Button size="sm" onClick={() => onPick(name)}>
            @{name}
          </Button>
        </li>
      ))}
    </ul>
  );
}

type NoteFormProps = {
  begin: string;
  submit: string;
  onSave: (said: Said) => Promise<void>;
  onDone: () => void;
  /** Shown where writing can be given up. */
  onCancel?: () => void;
};

/** A note as it is written, with colleagues offered after an @. */
export function NoteForm({ begin, submit, onSave, onDone, onCancel }: NoteFormProps) {
  const team = useQuery(teamQuery);
  const [typed, setTyped] = useState(begin);
  const [cursor, setCursor] = useState(begin.length);
  const area = useRef<HTMLDivElement>(null);
  const members = (team.data?.members ?? []).filter(({ role }) => role !== 'billing');
  const naming = asked(typed, cursor);
  const offered = naming === null ? [] : matching(members, naming);
  const save = useMutation({
    mutationFn: () => onSave({ text: typed, mentions: mentioned(typed, members) }),
    onSuccess: () => {
      setTyped('');
      setCursor(0);
      onDone();
    },
  });
  const pick = (name: string) => {
    const [next, at] = completed(typed, cursor, name);
    setTyped(next);
    setCursor(at);
    const field = area.current?.querySelector('textarea');
    field?.focus();
    // The browser sets the text after this.
    requestAnimationFrame(() => field?.setSelectionRange(at, at));
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  const wrong = fieldError(save.error, 'text') ?? fieldError(save.error, 'mentions');
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-2">
      <div ref={area}>
        <Field label={words.label} hint={words.hint} error={wrong}>
          <Textarea
            rows={3}
            maxLength={4000}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setCursor(event.target.selectionStart);
            }}
            onSelect={(event) => setCursor(event.currentTarget.selectionStart)}
          />
        </Field>
      </div>
      <Suggestions offered={offered} onPick={pick} />
      {save.isError && wrong === undefined && (
        <ErrorBox error={save.error}>{failureWords(save.error, words.failed)}</ErrorBox>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" loading={save.isPending}>
          {submit}
        </Button>
        {onCancel !== undefined && (
          <Button size="sm" variant="ghost" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
