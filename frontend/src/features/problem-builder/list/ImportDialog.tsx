import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, fieldError } from '@/api/errors';
import type { ImportedProblem } from '@/api/words/problem-drafts';
import { paths, to } from '@/facts/paths';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { importProblem } from '@/features/problem-builder/api';
import { text } from '@/features/problem-builder/text';
import { Findings } from './Findings';
import { MAX_ARCHIVE_BYTES } from './limits';

const words = text.import;

/** Begins a problem with a package. What is wrong with the package is said file by file, and what of it was left out. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  const [name, setName] = useState('');
  const [missing, setMissing] = useState<string>();
  const [share, setShare] = useState(0);
  const open = (made: ImportedProblem) =>
    void navigate(to(paths.problemDraft, { draftId: made.id }));
  const sent = useMutation({
    mutationFn: (chosen: File) =>
      importProblem({ file: chosen, onProgress: setShare }, name.trim()),
    onSuccess: (made) => {
      if (made.left_out.length === 0) open(made);
    },
  });
  const { error, data: made } = sent;
  if (made !== undefined && made.left_out.length > 0)
    return <LeftOut made={made} onOpen={() => open(made)} onClose={onClose} />;
  const found = error instanceof ApiError ? error.fields.filter((one) => one.field !== 'name') : [];
  const submit = () => {
    const wrong =
      file === null ? words.missing : file.size > MAX_ARCHIVE_BYTES ? text.tooLarge : undefined;
    setMissing(wrong);
    setShare(0);
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
      <p role="status" className="text-sm text-fg-muted">
        {sent.isPending ? text.sending(Math.round(share * 100)) : ''}
      </p>
      <Findings files={found.map((one) => ({ path: one.field, text: one.detail }))} />
    </FormDialog>
  );
}

type LeftOutProps = { made: ImportedProblem; onOpen: () => void; onClose: () => void };

function LeftOut({ made, onOpen, onClose }: LeftOutProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.leftOutTitle}
      description={words.leftOut(made.left_out.length)}
    >
      <div className="flex flex-col gap-4">
        <Findings files={made.left_out} />
        <div className="flex flex-wrap justify-end gap-2 max-md:*:flex-1">
          <Button variant="primary" onClick={onOpen}>
            {words.openProblem}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
