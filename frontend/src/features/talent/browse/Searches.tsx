import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import { AlertDialog } from '@/ui/AlertDialog';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { IconButton } from '@/ui/IconButton';
import { Input } from '@/ui/Input';
import { LoadFailed } from '@/ui/Loaded';
import { notify } from '@/ui/notify';
import { deleteSearch, saveSearch, searchesQuery } from '@/features/talent/api';
import type { Filter } from '@/features/talent/rules';
import { text } from '@/features/talent/text';

const words = text.browse;

function SaveDialog({ filter, onClose }: { filter: Filter; onClose: () => void }) {
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const key = useRef(idempotencyKey());
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => saveSearch({ name: name.trim(), ...filter }, key.current),
    onSuccess: () => {
      notify('success', words.savedDone);
      void client.invalidateQueries({ queryKey: searchesQuery.queryKey });
      onClose();
    },
  });
  const submit = () => {
    const length = Array.from(name.trim()).length;
    const isWrong = length < 1 || length > 60;
    setProblem(isWrong ? words.nameMissing : undefined);
    if (!isPending && !isWrong) mutate();
  };
  return (
    <FormDialog
      title={words.saveTitle}
      description={words.saveDetail}
      failure={error === null ? null : { words: failureWords(error, words.failed), error }}
      words={{ cancel: words.cancel, submit: words.save }}
      loading={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={words.name} error={problem}>
        <Input
          value={name}
          onChange={(event) => {
            key.current = idempotencyKey();
            setName(event.target.value);
          }}
        />
      </Field>
    </FormDialog>
  );
}

type SearchesProps = { filter: Filter; canSave: boolean; link: (search: string) => string };

/** The searches that the company has saved, and a way to save this one. */
export function Searches({ filter, canSave, link }: SearchesProps) {
  const client = useQueryClient();
  const [saving, setSaving] = useState(false);
  const [asked, setAsked] = useState<{ id: string; name: string }>();
  const query = useQuery(searchesQuery);
  const searches = query.data ?? [];
  const { mutate, isPending } = useMutation({
    mutationFn: deleteSearch,
    onSuccess: () => notify('success', words.removed),
    onError: (error) => notify('error', failureWords(error, words.failed)),
    onSettled: () => client.invalidateQueries({ queryKey: searchesQuery.queryKey }),
  });
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      {query.isError && query.data === undefined && (
        <LoadFailed query={query}>{words.searchesFailed}</LoadFailed>
      )}
      {searches.length > 0 && (
        <ul aria-label={words.saved} className="flex flex-wrap gap-2">
          {searches.map(({ id, name }) => (
            <li
              key={id}
              className="inline-flex items-center gap-1 rounded-md border border-line-strong pl-3"
            >
              <Link to={link(id)} className="py-1.5 font-medium text-link max-md:py-3">
                {name}
              </Link>
              <IconButton
                label={words.remove(name)}
                size="sm"
                onClick={() => setAsked({ id, name })}
              >
                <X size={14} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {canSave && <Button onClick={() => setSaving(true)}>{words.save}</Button>}
      {asked !== undefined && (
        <AlertDialog
          open
          danger
          onOpenChange={() => setAsked(undefined)}
          title={words.removeTitle(asked.name)}
          description={words.removeDetail}
          confirmLabel={words.removeConfirm}
          cancelLabel={words.removeCancel}
          loading={isPending}
          onConfirm={() => mutate(asked.id, { onSettled: () => setAsked(undefined) })}
        />
      )}
      {saving && <SaveDialog filter={filter} onClose={() => setSaving(false)} />}
    </div>
  );
}
