import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fieldError } from '@/api/errors';
import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import type { SavedFilterList } from '@/api/words/admin';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { notify } from '@/ui/notify';
import { refreshFilters, saveFilter } from './api';
import { nameProblem } from './rules';
import { text } from './text';

const words = text.dialog;

type SaveDialogProps = {
  list: SavedFilterList;
  /** What is saved. */
  query: string;
  onClose: () => void;
  onClosed: () => boolean;
};

/** Asks what the present filter is to be called, and saves it. */
export function SaveDialog({ list, query, onClose, onClosed }: SaveDialogProps) {
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const key = useRef(idempotencyKey());
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => saveFilter({ list, name: name.trim(), query }, key.current),
    onSuccess: () => {
      notify('success', words.done);
      void refreshFilters(client);
      onClose();
    },
  });
  const submit = () => {
    const isMissing = name.trim() === '';
    setMissing(isMissing);
    if (!isPending && !isMissing) mutate();
  };
  const problem = missing ? text.nameMissing : nameProblem(error);
  // A query that is too long has no field of its own here.
  const other = fieldError(error, 'query') ?? failureWords(error, text.failed);
  return (
    <FormDialog
      title={words.title}
      description={words.detail}
      failure={error === null || problem !== undefined ? null : { words: other, error }}
      words={{ cancel: text.cancel, submit: words.submit }}
      loading={isPending}
      onSubmit={submit}
      onClose={onClose}
      onClosed={onClosed}
    >
      <Field label={text.name} error={problem}>
        <Input
          value={name}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => {
            key.current = idempotencyKey();
            setName(event.target.value);
          }}
        />
      </Field>
    </FormDialog>
  );
}
