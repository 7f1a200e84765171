import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import { Combobox } from '@/ui/Combobox';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { notify } from '@/ui/notify';
import { Textarea } from '@/ui/Textarea';
import { useSettled } from '@/ui/use-settled';
import { addToList, membersQuery, refreshRecruiting } from './api';
import { noteProblem } from './rules';
import { text } from './text';

const words = text.list.dialog;
const { missing } = text.list;
const AFTER_MS = 300;

type AddDialogProps = { company: string; companyName: string; onClose: () => void };

/** Finds a candidate by name or address and says why the company should look at them. */
export function AddDialog({ company, companyName, onClose }: AddDialogProps) {
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [member, setMember] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [problems, setProblems] = useState<{ who?: string; note?: string }>({});
  const key = useRef(idempotencyKey());
  const found = useQuery(membersQuery(useSettled(typed.trim(), AFTER_MS))).data?.items ?? [];
  const { mutate, error, isPending } = useMutation({
    mutationFn: (chosen: string) =>
      addToList(company, { member: chosen, note: note.trim() }, key.current),
    onSuccess: () => {
      notify('success', words.done);
      void refreshRecruiting(client);
      onClose();
    },
  });
  const submit = () => {
    const wrong = noteProblem(note);
    setProblems({
      ...(member === null ? { who: missing.who } : {}),
      ...(wrong === undefined ? {} : { note: wrong }),
    });
    if (!isPending && member !== null && wrong === undefined) mutate(member);
  };
  const options = found.map(({ id, name, email, headline }) => ({
    key: id,
    label: name,
    detail: `${email} · ${headline}`,
  }));
  return (
    <FormDialog
      title={words.title(companyName)}
      description={words.detail}
      failure={error === null ? null : { words: failureWords(error, words.failed), error }}
      words={{ cancel: words.cancel, submit: words.submit }}
      loading={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={words.who} hint={words.whoHint} error={problems.who}>
        <Combobox
          value={typed}
          onType={(next) => {
            key.current = idempotencyKey();
            setTyped(next);
            setMember(null);
          }}
          maxLength={100}
          listLabel={words.members}
          options={member === null ? options : []}
          onPick={({ key: chosen, label }) => {
            setTyped(label);
            setMember(chosen);
          }}
        />
      </Field>
      <Field label={words.note} hint={words.noteHint} error={problems.note}>
        <Textarea
          rows={3}
          value={note}
          onChange={(event) => {
            key.current = idempotencyKey();
            setNote(event.target.value);
          }}
        />
      </Field>
    </FormDialog>
  );
}
