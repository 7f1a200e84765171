import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, fieldError } from '@/api/errors';
import { paths, to } from '@/facts/paths';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { importProblem } from '@/features/problem-builder/api';
import { inBase64, MAX_ARCHIVE_BYTES } from '@/features/problem-builder/base64';
import { text } from '@/features/problem-builder/text';

const words = text.import;

/** Begins a problem with a package. What is wrong with the package is said file by file. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  const [name, setName] = useState('');
  const [missing, setMissing] = useState<string>();
  const sent = useMutation({
    mutationFn: async (chosen: File) =>
      importProblem({
        archive: await inBase64(chosen),
        name: name.trim() === '' ? null : name.trim(),
      }),
    onSuccess: (made) => void navigate(to(paths.problemDraft, { draftId: made.id })),
  });
  const { error } = sent;
  const found = error instanceof ApiError ? error.fields.filter((one) => one.field !== 'name') : [];
  const submit = () => {
    const wrong =
      file === null ? words.missing : file.size > MAX_ARCHIVE_BYTES ? words.tooLarge : undefined;
    setMissing(wrong);
    if (file !== null && wrong === undefined) sent.mutate(file);
  };
  return (
    <FormDialog
      title={words.title}
      description={words.detail}
      words={words}
      loading={sent.isPending}
      failure={
        error === null || fieldError(error, 'name') !== undefined
          ? null
          : { words: words.failed, error }
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={words.file} error={missing}>
        <Input
          type="file"
          accept=".zip,.kpp"
          className="py-1"
          onChange={(event) => setFile(event.target.files?.[0] ?? null)}
        />
      </Field>
      <Field
        label={words.address}
        hint={words.addressHint}
        error={fieldError(error, 'name')}
        optional
      >
        <Input value={name} maxLength={52} onChange={(event) => setName(event.target.value)} />
      </Field>
      {found.length > 0 && (
        <ul className="list-disc pl-5 text-sm">
          {found.slice(0, 20).map((one) => (
            <li key={`${one.field} ${one.detail}`} className="break-words">
              {one.field === '' ? one.detail : `${one.field}: ${one.detail}`}
            </li>
          ))}
        </ul>
      )}
    </FormDialog>
  );
}
