import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import type { TalentCard } from '@/api/words';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { notify } from '@/ui/notify';
import { Select, type SelectOption } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { addProspect, refreshTalent } from '@/features/talent/api';
import { text as talent } from '@/features/talent/text';
import { text } from './text';

const words = text.dialog;
const NOTE_MOST = 500;

type Problems = { role?: string; note?: string };

type AddDialogProps = {
  card: Pick<TalentCard, 'handle'>;
  who: string;
  /** The company's roles that have not ended. */
  roles: readonly SelectOption<string>[];
  /** Why there are none to choose from. */
  hint: string | undefined;
  onClose: () => void;
};

/** For which role a card is kept, and what the company notes of it. */
export function AddDialog({ card, who, roles, hint, onClose }: AddDialogProps) {
  const client = useQueryClient();
  // Of one role there is nothing to choose.
  const only = roles.length === 1 ? roles[0]?.value : undefined;
  const [role, setRole] = useState(only);
  const [note, setNote] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const key = useRef(idempotencyKey());
  const { mutate, error, isPending } = useMutation({
    mutationFn: (role_id: string) => {
      const typed = note.trim();
      const body = { role_id, handle: card.handle, note: typed === '' ? null : typed };
      return addProspect(body, key.current);
    },
    onSuccess: () => {
      notify('success', words.done);
      void refreshTalent(client);
      onClose();
    },
  });
  const submit = () => {
    const isLong = Array.from(note.trim()).length > NOTE_MOST;
    setProblems({
      ...(role === undefined ? { role: words.missing.role } : {}),
      ...(isLong ? { note: words.missing.note } : {}),
    });
    if (!isPending && role !== undefined && !isLong) mutate(role);
  };
  return (
    <FormDialog
      title={words.title(who)}
      description={words.detail}
      failure={error === null ? null : { words: failureWords(error, words.failed), error }}
      words={{ cancel: words.cancel, submit: words.submit }}
      loading={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={words.role} hint={hint} error={problems.role}>
        <Select
          value={role}
          placeholder={talent.form.choose}
          options={roles}
          onChange={(next) => {
            // Other words are another act.
            key.current = idempotencyKey();
            setRole(next);
          }}
        />
      </Field>
      <Field label={words.note} hint={words.noteHint} error={problems.note} optional>
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
