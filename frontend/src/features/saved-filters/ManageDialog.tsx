import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureWords } from '@/api/failure';
import type { SavedFilter, SavedFilterList } from '@/api/words/admin';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { EmptyState } from '@/ui/EmptyState';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Loaded } from '@/ui/Loaded';
import { notify } from '@/ui/notify';
import { filtersQuery, refreshFilters, removeFilter, replaceFilter } from './api';
import { addressOf, nameProblem } from './rules';
import { text } from './text';

const words = text.list;

/** Called once, when the field is there. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus();

type RenameFormProps = { filter: SavedFilter; onClose: () => void };

function RenameForm({ filter, onClose }: RenameFormProps) {
  const client = useQueryClient();
  const [name, setName] = useState(filter.name);
  const [missing, setMissing] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => replaceFilter({ ...filter, name: name.trim() }),
    onSuccess: () => {
      notify('success', words.renamed);
      void refreshFilters(client);
      onClose();
    },
  });
  const refused =
    error === null ? undefined : (nameProblem(error) ?? failureWords(error, text.failed));
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const isMissing = name.trim() === '';
        setMissing(isMissing);
        if (!isPending && !isMissing) mutate();
      }}
    >
      <Field
        label={words.newName(filter.name)}
        error={missing ? text.nameMissing : refused}
        className="min-w-44 flex-1"
      >
        <Input
          ref={takeFocus}
          value={name}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Button onClick={onClose}>{text.cancel}</Button>
      <Button type="submit" variant="primary" loading={isPending}>
        {words.submit}
      </Button>
    </form>
  );
}

type RowProps = { filter: SavedFilter; present: string };

/** One filter, and what can be done with it. */
function Row({ filter, present }: RowProps) {
  const client = useQueryClient();
  const [renaming, setRenaming] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const onError = (error: unknown) => notify('error', failureWords(error, text.failed));
  const onSettled = () => refreshFilters(client);
  const replace = useMutation({
    mutationFn: () => replaceFilter({ ...filter, query: present }),
    onSuccess: () => notify('success', words.replaced),
    onError,
    onSettled,
  });
  const remove = useMutation({
    mutationFn: () => removeFilter(filter),
    onSuccess: () => notify('success', words.removed),
    onError,
    onSettled,
  });
  const same = addressOf(filter.list, filter.query) === present ? words.same : undefined;
  return (
    <li className="flex flex-col gap-2 py-2.5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <p className="min-w-32 flex-1 text-sm font-medium break-words">{filter.name}</p>
        <Button
          ref={rename}
          size="sm"
          variant="ghost"
          aria-label={words.renameOf(filter.name)}
          aria-expanded={renaming}
          onClick={() => setRenaming(!renaming)}
        >
          {words.rename}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={words.replaceOf(filter.name)}
          disabledReason={present === '' ? words.unfiltered : same}
          loading={replace.isPending}
          onClick={() => replace.mutate()}
        >
          {words.replace}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={words.removeOf(filter.name)}
          loading={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {words.remove}
        </Button>
      </div>
      {renaming && (
        <RenameForm
          filter={filter}
          onClose={() => {
            setRenaming(false);
            rename.current?.focus();
          }}
        />
      )}
    </li>
  );
}

type ManageDialogProps = {
  list: SavedFilterList;
  /** What the list is filtered by now. */
  present: string;
  onClose: () => void;
  onClosed: () => boolean;
};

/** The saved filters of a list: each is renamed, replaced by the present one, or removed. */
export function ManageDialog({ list, present, onClose, onClosed }: ManageDialogProps) {
  const query = useQuery(filtersQuery(list));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text.open}
      description={words.detail}
      onClosed={onClosed}
    >
      <Loaded query={query}>
        {(filters) =>
          filters.length === 0 ? (
            <EmptyState>{text.none}</EmptyState>
          ) : (
            <ul aria-label={text.open} className="divide-y divide-line">
              {filters.map((filter) => (
                <Row key={filter.id} filter={filter} present={present} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Dialog>
  );
}
