import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { hasCode } from '@/api/errors';
import { failureWords } from '@/api/failure';
import type { SelfIdentification } from '@/api/words';
import { AskedButton } from '@/ui/AskedButton';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ErrorBox } from '@/ui/ErrorBox';
import { Field } from '@/ui/Field';
import { Loaded } from '@/ui/Loaded';
import { notify } from '@/ui/notify';
import { Select } from '@/ui/Select';
import {
  deleteSelfIdentification,
  saveSelfIdentification,
  selfIdentificationQuery as query,
} from './api';
import { answersOf, hasChanged, type Answers } from './rules';
import { text } from './text';

type QuestionProps<V extends string> = {
  label: string;
  hint?: string;
  words: Record<V, string>;
  value: V | null;
  onChange: (value: V) => void;
};

function Question<V extends string>({ label, hint, words, value, onChange }: QuestionProps<V>) {
  const options = (Object.entries(words) as [V, string][]).map(([word, name]) => ({
    value: word,
    label: name,
  }));
  return (
    <Field label={label} hint={hint}>
      <Select
        value={value ?? undefined}
        onChange={onChange}
        options={options}
        placeholder={text.unanswered}
      />
    </Field>
  );
}

type QuestionsProps = { draft: Answers; change: (part: Partial<Answers>) => void };

function Questions({ draft, change }: QuestionsProps) {
  const { questions, hints } = text;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Question
        label={questions.gender}
        words={text.gender}
        value={draft.gender}
        onChange={(gender) => change({ gender })}
      />
      <Question
        label={questions.race}
        hint={hints.race}
        words={text.race}
        value={draft.race}
        onChange={(race) => change({ race })}
      />
      <Question
        label={questions.disability}
        hint={hints.disability}
        words={text.disability}
        value={draft.disability}
        onChange={(disability) => change({ disability })}
      />
      <Question
        label={questions.veteran}
        hint={hints.veteran}
        words={text.veteran}
        value={draft.veteran}
        onChange={(veteran) => change({ veteran })}
      />
    </div>
  );
}

/** What goes wrong while saving; where another window was faster, the way to its answers. */
function SaveFailed({ error, onReload }: { error: Error; onReload: () => void }) {
  if (!hasCode(error, 'stale_version'))
    return <ErrorBox error={error}>{failureWords(error, text.saveFailed)}</ErrorBox>;
  return (
    <ErrorBox>
      {text.stale}{' '}
      <Button size="sm" onClick={onReload}>
        {text.reload}
      </Button>
    </ErrorBox>
  );
}

function Form({ said }: { said: SelfIdentification }) {
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => answersOf(said));
  const save = useMutation({
    mutationFn: () => saveSelfIdentification({ ...draft, version: said.version }),
    onSuccess: (saved) => {
      client.setQueryData(query.queryKey, saved);
      notify('success', text.saved);
    },
  });
  const remove = useMutation({
    mutationFn: deleteSelfIdentification,
    onSuccess: () => {
      notify('success', text.removed);
      return client.invalidateQueries({ queryKey: query.queryKey });
    },
  });
  const changed = hasChanged(draft, answersOf(said));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (changed && !save.isPending) save.mutate();
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Questions draft={draft} change={(part) => setDraft((before) => ({ ...before, ...part }))} />
      {save.isError && (
        <SaveFailed
          error={save.error}
          onReload={() => void client.invalidateQueries({ queryKey: query.queryKey })}
        />
      )}
      {remove.isError && (
        <ErrorBox error={remove.error}>{failureWords(remove.error, text.removeFailed)}</ErrorBox>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="primary"
          loading={save.isPending}
          disabledReason={changed ? undefined : text.nothingToSave}
        >
          {text.save}
        </Button>
        {said.said_at !== null && (
          <AskedButton
            variant="ghost"
            loading={remove.isPending}
            ask={text.removeAsk}
            onConfirm={() => remove.mutate()}
          >
            {text.remove}
          </AskedButton>
        )}
      </div>
    </form>
  );
}

/** What a candidate says of themselves for statistics: optional, why, and who reads it. */
export function SelfIdCard() {
  const found = useQuery(query);
  return (
    <div id="self-identification" className="scroll-mt-20">
      <Card title={text.title}>
        <div className="mb-4 space-y-2 text-sm text-fg-muted">
          <p>{text.why}</p>
          <p>
            {text.who} {text.what}
          </p>
          <p>{text.change}</p>
        </div>
        <Loaded query={found} failed={text.failed}>
          {(said) => <Form key={`${said.version} ${said.said_at ?? ''}`} said={said} />}
        </Loaded>
      </Card>
    </div>
  );
}
