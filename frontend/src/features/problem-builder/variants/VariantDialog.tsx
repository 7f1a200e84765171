import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, fieldError, hasCode } from '@/api/errors';
import type { ProblemDraft } from '@/api/words/problem-drafts';
import { paths, to } from '@/facts/paths';
import { exportProblem, importProblem, saveFiles } from '@/features/problem-builder/api';
import { useEditing } from '@/features/problem-builder/editor/context';
import { MAX_ARCHIVE_BYTES } from '@/features/problem-builder/list/limits';
import { METADATA, withTitle, withUuid } from '@/features/problem-builder/metadata';
import { nameFor } from '@/features/problem-builder/rules';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { text } from './text';

const words = text.write;

const refused = (detail: string) => new ApiError({ status: 0, code: 'not_copied', detail });

/** Begins a problem as a copy of the one that is open: all of its files, under another title, name and uuid. */
export function VariantDialog({ onClose }: { onClose: () => void }) {
  const { draft, files, dirty, save } = useEditing();
  const navigate = useNavigate();
  // Not imported again where only its title could not be saved.
  const made = useRef<ProblemDraft>(null);
  const [title, setTitle] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const name = typed ?? nameFor(title);
  const copied = async () => {
    if (dirty && (await save()) === null) throw refused(words.unsaved);
    const { blob } = await exportProblem(draft.id);
    if (blob.size > MAX_ARCHIVE_BYTES) throw refused(words.tooLarge);
    return importProblem({ file: blob, onProgress: () => undefined }, name);
  };
  const begun = useMutation({
    mutationFn: async () => {
      const variant = (made.current ??= await copied());
      const settings = withUuid(files.get(METADATA) ?? '', crypto.randomUUID());
      await saveFiles(variant, [{ path: METADATA, text: withTitle(settings, title.trim()) }]);
      return variant;
    },
    onSuccess: ({ id }) => void navigate(to(paths.problemDraft, { draftId: id })),
  });
  const { error } = begun;
  const taken = hasCode(error, 'name_taken') ? error.detail : undefined;
  const nameError = fieldError(error, 'name') ?? taken;
  const titleError = asked && title.trim() === '' ? words.noTitle : undefined;
  const said = error instanceof ApiError && error.detail !== '' ? error.detail : words.failed;
  return (
    <FormDialog
      title={words.title}
      description={words.detail}
      words={words}
      loading={begun.isPending}
      failure={error === null || nameError !== undefined ? null : { words: said, error }}
      onSubmit={() => {
        setAsked(true);
        if (title.trim() !== '') begun.mutate();
      }}
      onClose={onClose}
    >
      <Field label={words.name} error={titleError}>
        <Input value={title} maxLength={80} onChange={(event) => setTitle(event.target.value)} />
      </Field>
      <Field label={words.address} hint={words.addressHint} error={nameError}>
        <Input value={name} maxLength={52} onChange={(event) => setTyped(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
