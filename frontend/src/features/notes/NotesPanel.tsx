import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import { rows } from '@/api/cache/page';
import type { ApplicationNote } from '@/api/words';
import { AlertDialog } from '@/ui/AlertDialog';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ErrorBox } from '@/ui/ErrorBox';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { SkeletonRows } from '@/ui/Skeleton';
import { Time } from '@/ui/Time';
import { deleteNote, editNote, notesQuery, writeNote } from './api';
import { NoteForm } from './NoteForm';
import { text } from './text';

function DeleteDialog({ note, onClose }: { note: ApplicationNote; onClose: () => void }) {
  const remove = useMutation({ mutationFn: () => deleteNote(note), onSuccess: onClose });
  return (
    <AlertDialog
      open
      danger
      onOpenChange={onClose}
      title={text.ask.title}
      description={text.ask.detail}
      confirmLabel={text.ask.confirm}
      cancelLabel={text.ask.cancel}
      loading={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      {remove.isError && (
        <ErrorBox error={remove.error}>{failureWords(remove.error, text.ask.failed)}</ErrorBox>
      )}
    </AlertDialog>
  );
}

function Note({ note }: { note: ApplicationNote }) {
  const [doing, setDoing] = useState<'edit' | 'delete' | null>(null);
  const done = () => setDoing(null);
  if (doing === 'edit')
    return (
      <li className="border-t border-line py-3">
        <NoteForm
          begin={note.text}
          submit={text.form.save}
          onSave={(said) => editNote(note, said)}
          onDone={done}
          onCancel={done}
        />
      </li>
    );
  return (
    <li className="flex flex-col gap-1 border-t border-line py-3 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{note.author ?? text.former}</span>
        <Time at={note.created_at} className="text-xs text-fg-muted" />
        {note.edited_at !== null && <span className="text-xs text-fg-subtle">{text.edited}</span>}
      </p>
      <p className="break-words whitespace-pre-line">{note.text}</p>
      {note.open_until !== null && (
        <span className="flex gap-1">
          <Button size="sm" variant="ghost" onClick={() => setDoing('edit')}>
            {text.edit}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setDoing('delete')}>
            {text.remove}
          </Button>
        </span>
      )}
      {doing === 'delete' && <DeleteDialog note={note} onClose={done} />}
    </li>
  );
}

/** The notes of the team about one candidate. */
export function NotesPanel({ application }: { application: string }) {
  const query = useInfiniteQuery(notesQuery(application));
  const last = useRef({ text: '', key: idempotencyKey() });
  const shown = rows(query.data);
  return (
    <Card title={text.title}>
      <p className="mb-3 text-sm text-fg-muted">{text.lead}</p>
      <NoteForm
        begin=""
        submit={text.form.add}
        onSave={(said) => {
          // Another text is another note; the same one sent again is not.
          if (last.current.text !== said.text)
            last.current = { text: said.text, key: idempotencyKey() };
          return writeNote(application, said, last.current.key);
        }}
        onDone={() => {
          last.current = { text: '', key: idempotencyKey() };
        }}
      />
      {query.isPending && <SkeletonRows rows={2} />}
      {query.isError && <LoadFailed query={query}>{text.failed}</LoadFailed>}
      {query.isSuccess && shown.length === 0 && (
        <p className="mt-3 text-sm text-fg-muted">{text.empty}</p>
      )}
      <ul className="mt-3 empty:hidden">
        {shown.map((note) => (
          <Note key={note.id} note={note} />
        ))}
      </ul>
      {query.hasNextPage && (
        <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
          {text.more}
        </LoadMore>
      )}
    </Card>
  );
}
