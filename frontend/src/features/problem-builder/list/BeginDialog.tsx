import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, fieldError, hasCode } from '@/api/errors';
import type { ProblemDraft, ProblemDraftKind, ProblemFileChange } from '@/api/words/problem-drafts';
import { paths, to } from '@/facts/paths';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { beginProblem, saveFiles } from '@/features/problem-builder/api';
import { nameFor } from '@/features/problem-builder/rules';
import { text } from '@/features/problem-builder/text';

const words = text.begin;
const kinds: readonly ProblemDraftKind[] = ['code', 'grid', 'multi_task'];
const longest: Record<ProblemDraftKind, number> = { code: 80, grid: 60, multi_task: 80 };

/** What a problem of this kind begins with in place of what the server puts there. */
export type First = { kind: ProblemDraftKind; files: (title: string) => ProblemFileChange[] };

type BeginDialogProps = { onClose: () => void; first?: First | undefined };

/** Begins a problem: from nothing, or with what was drawn before. */
export function BeginDialog({ onClose, first }: BeginDialogProps) {
  const navigate = useNavigate();
  // Not begun again where only its files could not be saved.
  const made = useRef<ProblemDraft>(null);
  const [kind, setKind] = useState<ProblemDraftKind>(first?.kind ?? 'code');
  const [title, setTitle] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? nameFor(title);
  const begun = useMutation({
    mutationFn: async () => {
      const draft = (made.current ??= await beginProblem({ name, title, kind }));
      if (kind === first?.kind) await saveFiles(draft, first.files(title));
      return draft;
    },
    onSuccess: ({ id }) => void navigate(to(paths.problemDraft, { draftId: id })),
  });
  const { error } = begun;
  const taken = hasCode(error, 'name_taken') ? error.detail : undefined;
  const nameError = fieldError(error, 'name') ?? taken;
  const titleError = fieldError(error, 'title');
  const placed = nameError !== undefined || titleError !== undefined;
  return (
    <FormDialog
      title={words.title}
      description={first === undefined ? words.detail : words.drawn}
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
