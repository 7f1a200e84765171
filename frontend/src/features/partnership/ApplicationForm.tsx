import { useRef, useState, type SubmitEvent } from 'react';
import { fieldError } from '@/api/errors';
import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import { Button } from '@/ui/Button';
import { ErrorBox } from '@/ui/ErrorBox';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { apply } from './api';
import { applicationOf, draftProblems, emptyDraft, type Draft, type Problems } from './rules';
import { text } from './text';

const words = text.form;
const kinds = (['university', 'bootcamp', 'ambassador'] as const).map((value) => ({
  value,
  label: words.kinds[value],
}));

/** The fields that the server found wrong, in its words. */
function refusedFields(error: unknown): Problems {
  const found: Problems = {};
  for (const name of Object.keys(emptyDraft) as (keyof Draft)[]) {
    const detail = fieldError(error, name);
    if (detail !== undefined) found[name] = detail;
  }
  return found;
}

type FieldsProps = { draft: Draft; problems: Problems; set: (part: Partial<Draft>) => void };

function Fields({ draft, problems, set }: FieldsProps) {
  return (
    <>
      <Field label={words.kind} error={problems.kind}>
        <Select
          value={draft.kind}
          onChange={(kind) => set({ kind })}
          options={kinds}
          placeholder={words.chooseKind}
        />
      </Field>
      <Field label={words.organisation} hint={words.organisationHint} error={problems.organisation}>
        <Input
          autoComplete="organization"
          value={draft.organisation}
          onChange={(event) => set({ organisation: event.target.value })}
        />
      </Field>
      <Field label={words.website} optional hint={words.websiteHint} error={problems.website}>
        <Input
          type="url"
          autoComplete="url"
          value={draft.website}
          onChange={(event) => set({ website: event.target.value })}
        />
      </Field>
      <Field label={words.why} hint={words.whyHint} error={problems.why}>
        <Textarea value={draft.why} onChange={(event) => set({ why: event.target.value })} />
      </Field>
    </>
  );
}

/** What somebody says who wants to be a partner. */
export function ApplicationForm() {
  const [draft, setDraft] = useState(emptyDraft);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<unknown>();
  const [pending, setPending] = useState(false);
  const key = useRef(idempotencyKey());
  const set = (part: Partial<Draft>) => {
    // Other words are another act.
    key.current = idempotencyKey();
    setDraft((before) => ({ ...before, ...part }));
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const found = draftProblems(draft);
    setProblems(found);
    setFailure(undefined);
    const application = applicationOf(draft);
    if (pending || application === null || Object.keys(found).length > 0) return;
    setPending(true);
    try {
      await apply(application, key.current);
    } catch (error) {
      const fields = refusedFields(error);
      setProblems(fields);
      if (Object.keys(fields).length === 0) setFailure(error);
      setPending(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
      <Fields draft={draft} problems={problems} set={set} />
      {failure !== undefined && (
        <ErrorBox error={failure}>{failureWords(failure, words.failed)}</ErrorBox>
      )}
      <Button type="submit" variant="primary" size="lg" loading={pending}>
        {words.send}
      </Button>
    </form>
  );
}
