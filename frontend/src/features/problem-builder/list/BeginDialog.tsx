import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, fieldError, hasCode } from '@/api/errors';
import type { ProblemDraftKind } from '@/api/words/problem-drafts';
import { paths, to } from '@/facts/paths';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { beginProblem } from '@/features/problem-builder/api';
import { nameFor } from '@/features/problem-builder/rules';
import { text } from '@/features/problem-builder/text';

const words = text.begin;
const kinds: readonly ProblemDraftKind[] = ['code', 'grid', 'multi_task'];
const longest: Record<ProblemDraftKind, number> = { code: 80, grid: 60, multi_task: 80 };

/** Begins a problem from nothing. */
export function BeginDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [kind, setKind] = useState<ProblemDraftKind>('code');
  const [title, setTitle] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? nameFor(title);
  const begun = useMutation({
    mutationFn: () => beginProblem({ name, title, kind }),
    onSuccess: (made) => void navigate(to(paths.problemDraft, { draftId: made.id })),
  });
  const { error } = begun;
  const taken = hasCode(error, 'name_taken') ? error.detail : undefined;
  const nameError = fieldError(error, 'name') ?? taken;
  const titleError = fieldError(error, 'title');
  const placed = nameError !== undefined || titleError !== undefined;
  return (
    <FormDialog
      title={words.title}
      description={words.detail}
      words={words}
      loading={begun.isPending}
      failure={
        error === null || placed
          ? null
          : {
              words: error instanceof ApiError && error.detail !== '' ? error.detail : words.failed,
              error,
            }
      }
      onSubmit={() => begun.mutate()}
      onClose={onClose}
    >
      <Field label={words.kind}>
        <Select
          value={kind}
          onChange={setKind}
          options={kinds.map((value) => ({ value, label: text.kinds[value] }))}
        />
      </Field>
      <Field label={words.name} error={titleError}>
        <Input
          value={title}
          maxLength={longest[kind]}
          onChange={(event) => setTitle(event.target.value)}
        />
      </Field>
      <Field label={words.address} hint={words.addressHint} error={nameError}>
        <Input value={name} maxLength={52} onChange={(event) => setTyped(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
