import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { rows } from '@/api/cache/page';
import { fieldError } from '@/api/errors';
import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import { ask, refreshProposals } from '@/features/role-proposals/api';
import { isNote } from '@/features/role-proposals/rules';
import { text } from '@/features/role-proposals/text';
import { rolesQuery } from '@/features/roles/api';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { LoadFailed } from '@/ui/Loaded';
import { notify } from '@/ui/notify';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';

const words = text.asking;

type RoleFieldProps = {
  except: string | undefined;
  value: string | undefined;
  error: string | undefined;
  onChange: (role: string) => void;
};

/** One of the company's roles that people can apply for. */
function RoleField({ except, value, error, onChange }: RoleFieldProps) {
  const query = useInfiniteQuery(rolesQuery('live'));
  const open = rows(query.data).filter(({ id, state }) => state !== 'paused' && id !== except);
  const options = open.map(({ id, form }) => ({ value: id, label: form.title ?? '' }));
  if (query.isError) return <LoadFailed query={query}>{words.rolesFailed}</LoadFailed>;
  const hint =
    query.isSuccess && options.length === 0
      ? { hint: except === undefined ? words.none : words.noOther }
      : {};
  return (
    <Field label={words.role} error={error} {...hint}>
      <Select value={value} placeholder={words.choose} options={options} onChange={onChange} />
    </Field>
  );
}

type AskDialogProps = {
  report: string;
  who: string;
  /** The role that they have applied for already. */
  except?: string | undefined;
  onClose: () => void;
};

/** About which role of the company's somebody is asked, and why. */
export function AskDialog({ report, who, except, onClose }: AskDialogProps) {
  const client = useQueryClient();
  const [role, setRole] = useState<string>();
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const key = useRef(idempotencyKey());
  const { mutate, error, isPending } = useMutation({
    mutationFn: (role_id: string) => ask(report, { role_id, note: note.trim() }, key.current),
    onSuccess: () => {
      notify('success', words.done);
      void refreshProposals(client);
      onClose();
    },
  });
  // Other words are another act.
  const changed = () => {
    key.current = idempotencyKey();
  };
  const wrong = error === null ? undefined : fieldError(error, 'note');
  return (
    <FormDialog
      title={words.title(who)}
      description={words.lead}
      failure={error === null ? null : { words: failureWords(error, text.proposing.failed), error }}
      words={{ cancel: text.proposing.cancel, submit: words.submit }}
      loading={isPending}
      onSubmit={() => {
        setTried(true);
        if (!isPending && role !== undefined && isNote(note)) mutate(role);
      }}
      onClose={onClose}
    >
      <RoleField
        except={except}
        value={role}
        error={tried && role === undefined ? words.roleMissing : undefined}
        onChange={(next) => {
          changed();
          setRole(next);
        }}
      />
      <Field
        label={words.note}
        hint={words.noteHint}
        error={tried && !isNote(note) ? text.proposing.noteWrong : wrong}
      >
        <Textarea
          rows={4}
          value={note}
          onChange={(event) => {
            changed();
            setNote(event.target.value);
          }}
        />
      </Field>
    </FormDialog>
  );
}
