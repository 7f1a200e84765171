import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldError } from '@/api/errors';
import { failureWords } from '@/api/failure';
import { cannedQuery, removeCanned, saveCanned } from '@/features/support-chat/api';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { ErrorBox } from '@/ui/ErrorBox';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Loaded } from '@/ui/Loaded';
import { notify } from '@/ui/notify';
import { Textarea } from '@/ui/Textarea';
import { text } from './text';

const words = text.canned;

/** The canned replies: each is changed under its key or deleted, and new ones are added. */
export function CannedDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const query = useQuery(cannedQuery);
  const [key, setKey] = useState('');
  const [body, setBody] = useState('');
  const again = () => client.invalidateQueries({ queryKey: cannedQuery.queryKey });
  const save = useMutation({
    mutationFn: () => saveCanned(key.trim(), body.trim()),
    onSuccess: () => {
      setKey('');
      setBody('');
      void again();
    },
  });
  const remove = useMutation({
    mutationFn: removeCanned,
    onSuccess: again,
    onError: () => notify('error', words.removeFailed),
  });
  return (
    <Dialog open onOpenChange={onClose} title={words.title} description={words.detail}>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!save.isPending) save.mutate();
        }}
      >
        <Field label={words.key} hint={words.keyHint} error={fieldError(save.error, 'key')}>
          <Input value={key} onChange={(event) => setKey(event.target.value)} />
        </Field>
        <Field label={words.text} error={fieldError(save.error, 'text')}>
          <Textarea value={body} onChange={(event) => setBody(event.target.value)} />
        </Field>
        {save.error !== null && (
          <ErrorBox error={save.error}>{failureWords(save.error, words.failed)}</ErrorBox>
        )}
        <Button type="submit" variant="primary" className="self-end" loading={save.isPending}>
          {words.save}
        </Button>
      </form>
      <div className="mt-4 border-t border-line pt-3">
        <Loaded query={query} failed={words.loadFailed}>
          {({ items }) =>
            items.length === 0 ? (
              <p className="text-sm text-fg-muted">{words.empty}</p>
            ) : (
              <ul aria-label={words.title} className="divide-y divide-line">
                {items.map((reply) => (
                  <li key={reply.key} className="flex items-start gap-2 py-2 text-sm">
                    <div className="min-w-0 flex-1">
                      <p className="font-mono text-xs font-semibold">/{reply.key}</p>
                      <p className="line-clamp-2 break-words text-fg-muted">{reply.text}</p>
                    </div>
                    <Button
                      size="sm"
                      variant="ghost"
                      onClick={() => {
                        setKey(reply.key);
                        setBody(reply.text);
                      }}
                    >
                      {words.edit(reply.key)}
                    </Button>
                    <Button size="sm" variant="ghost" onClick={() => remove.mutate(reply.key)}>
                      {words.remove(reply.key)}
                    </Button>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </Dialog>
  );
}
