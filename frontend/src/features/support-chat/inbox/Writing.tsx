import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import type { AdminSupportConversation } from '@/api/words/support';
import { refreshInbox, writeNote } from '@/features/support-chat/api';
import { Button } from '@/ui/Button';
import { ErrorBox } from '@/ui/ErrorBox';
import { Field } from '@/ui/Field';
import { Segmented } from '@/ui/Segmented';
import { Textarea } from '@/ui/Textarea';
import { text } from './text';

type Mode = 'answer' | 'note';

type WritingProps = { conversation: AdminSupportConversation; answer: ReactNode };

/** Where support answers, or writes a private note. */
export function Writing({ conversation, answer }: WritingProps) {
  const [mode, setMode] = useState<Mode>('answer');
  return (
    <div className="mt-4 flex flex-col gap-3 border-t border-line pt-3">
      <div>
        <Segmented
          label={text.note.mode}
          value={mode}
          onChange={setMode}
          options={[
            { value: 'answer', label: text.reply },
            { value: 'note', label: text.note.tab },
          ]}
        />
      </div>
      {mode === 'note' ? (
        <NoteForm id={conversation.id} />
      ) : conversation.state === 'resolved' ? (
        <p className="text-sm text-fg-muted">{text.resolvedNote}</p>
      ) : (
        answer
      )}
    </div>
  );
}

function NoteForm({ id }: { id: string }) {
  const client = useQueryClient();
  const [words, setWords] = useState('');
  const [key, setKey] = useState(idempotencyKey);
  const save = useMutation({
    mutationFn: () => writeNote(id, words.trim(), key),
    onSuccess: () => {
      setWords('');
      setKey(idempotencyKey());
      void refreshInbox(client, id);
    },
  });
  return (
    <form
      className="flex flex-col gap-2 rounded-lg border border-dashed border-caution-line bg-caution-soft p-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (words.trim() !== '' && !save.isPending) save.mutate();
      }}
    >
      <Field label={text.note.message}>
        <Textarea rows={3} value={words} onChange={(event) => setWords(event.target.value)} />
      </Field>
      {save.error !== null && (
        <ErrorBox error={save.error}>{failureWords(save.error, text.note.failed)}</ErrorBox>
      )}
      <div className="flex justify-end">
        <Button type="submit" loading={save.isPending}>
          {text.note.save}
        </Button>
      </div>
    </form>
  );
}
