import { useMutation } from '@tanstack/react-query';
import { useCallback, useState, type SubmitEvent } from 'react';
import { failureWords } from '@/api/failure';
import type { OwnIntegrityCase } from '@/api/words/integrity';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ErrorBox } from '@/ui/ErrorBox';
import { Field } from '@/ui/Field';
import { notify } from '@/ui/notify';
import { SaveState } from '@/ui/SaveState';
import { Textarea } from '@/ui/Textarea';
import { Time } from '@/ui/Time';
import { keepDraft, keepOwn, sendText } from '@/features/integrity/api';
import { isSendable } from '@/features/integrity/rules';
import { text } from '@/features/integrity/text';
import { useAutosave } from './use-autosave';

const words = text.own;

type WriteFormProps = { kind: 'answer' | 'appeal'; of: OwnIntegrityCase; until: string };

/** The candidate's answer or appeal. It is saved while it is written, and sent once. */
export function WriteForm({ kind, of, until }: WriteFormProps) {
  const [typed, setTyped] = useState(of.draft);
  const [tried, setTried] = useState(false);
  const save = useCallback((draft: string) => keepDraft(of.id, draft), [of.id]);
  const status = useAutosave(typed, save);
  const mutation = useMutation({
    mutationFn: () => sendText(kind, of, typed.trim()),
    onSuccess: (sent) => {
      notify('success', words.sent[kind]);
      keepOwn(sent);
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (isSendable(typed) && !mutation.isPending) mutation.mutate();
  };
  return (
    <Card
      title={kind === 'answer' ? words.answerTitle : words.appealTitle}
      action={<SaveState status={status} short />}
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <p className="text-sm">
          {kind === 'answer' ? words.answerUntil : words.appealUntil}{' '}
          <Time at={until} look="absolute" className="font-medium" />.{' '}
          {kind === 'appeal' && words.appealLead}
        </p>
        <Field
          label={words.label[kind]}
          hint={words.hint}
          error={tried && !isSendable(typed) ? words.missing : undefined}
        >
          <Textarea rows={8} value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
        {mutation.error !== null && (
          <ErrorBox error={mutation.error}>{failureWords(mutation.error, words.failed)}</ErrorBox>
        )}
        <p className="text-xs text-fg-muted">{words.sure[kind]}</p>
        <Button type="submit" variant="primary" loading={mutation.isPending} className="self-start">
          {words.submit[kind]}
        </Button>
      </form>
    </Card>
  );
}
