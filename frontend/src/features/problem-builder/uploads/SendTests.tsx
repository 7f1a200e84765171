import { useMutation } from '@tanstack/react-query';
import { FileArchive } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '@/api/errors';
import { Button } from '@/ui/Button';
import { ErrorBox } from '@/ui/ErrorBox';
import { notify } from '@/ui/notify';
import { sendTests } from '@/features/problem-builder/api';
import { useEditing } from '@/features/problem-builder/editor/context';
import { saved } from '@/features/problem-builder/fixes/use-judge';
import { Findings } from '@/features/problem-builder/list/Findings';
import { MAX_ARCHIVE_BYTES } from '@/features/problem-builder/list/limits';
import { text } from '@/features/problem-builder/text';

const words = text.tests;

/** Takes tests out of a .zip, all of them or none; what is wrong is said file by file. */
export function SendTests() {
  const { draft, save, readOnlyReason } = useEditing();
  const [params] = useSearchParams();
  const task = draft.kind === 'multi_task' ? params.get('task') : null;
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState(0);
  const [tooLarge, setTooLarge] = useState(false);
  const sent = useMutation({
    mutationFn: async (file: File) => {
      const version = await saved(save);
      return sendTests({ id: draft.id, version }, { file, onProgress: setShare }, task);
    },
    onSuccess: () => notify('success', words.zipTaken),
  });
  if (readOnlyReason !== undefined) return null;
  const take = (file: File | undefined) => {
    if (file === undefined) return;
    setShare(0);
    setTooLarge(file.size > MAX_ARCHIVE_BYTES);
    if (file.size <= MAX_ARCHIVE_BYTES) sent.mutate(file);
  };
  const { error } = sent;
  const found = error instanceof ApiError ? error.fields : [];
  return (
    <div className="flex flex-col gap-2">
      <input
        ref={input}
        type="file"
        hidden
        accept=".zip"
        aria-label={words.zip}
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <div>
        <Button
          icon={<FileArchive size={15} aria-hidden="true" />}
          loading={sent.isPending}
          onClick={() => input.current?.click()}
        >
          {words.zip}
        </Button>
      </div>
      <p className="text-sm text-fg-muted">{words.zipHint}</p>
      <p role="status" className="text-sm text-fg-muted">
        {sent.isPending ? text.sending(Math.round(share * 100)) : ''}
      </p>
      {tooLarge && <ErrorBox error={null}>{text.tooLarge}</ErrorBox>}
      {error !== null && (
        <ErrorBox error={error}>
          {found.length > 0 || !(error instanceof ApiError) || error.detail === ''
            ? words.zipFailed
            : error.detail}
          <Findings files={found.map((one) => ({ path: one.field, text: one.detail }))} />
        </ErrorBox>
      )}
    </div>
  );
}
