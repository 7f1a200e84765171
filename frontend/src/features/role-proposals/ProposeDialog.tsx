import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { rows } from '@/api/cache/page';
import { fieldError } from '@/api/errors';
import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import { companiesQuery } from '@/features/admin-companies/api';
import { openRolesQuery } from '@/features/open-roles/api';
import { Combobox } from '@/ui/Combobox';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { LoadFailed } from '@/ui/Loaded';
import { notify } from '@/ui/notify';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { useSettled } from '@/ui/use-settled';
import { propose, refreshProposals } from './api';
import { companyOptions, isNote } from './rules';
import { text } from './text';

const words = text.proposing;
const PAUSE_MS = 300;

type CompanyFieldProps = {
  chosen: string | null;
  error: string | undefined;
  onChoose: (id: string | null) => void;
};

/** The company, found by its name or domain. */
function CompanyField({ chosen, error, onChoose }: CompanyFieldProps) {
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim(), PAUSE_MS);
  const found = useInfiniteQuery({
    ...companiesQuery({ state: 'approved', ...(search === '' ? {} : { search }) }),
    enabled: chosen === null,
  });
  return (
    <Field label={words.company} hint={words.companyHint} error={error}>
      <Combobox
        value={typed}
        maxLength={100}
        options={chosen === null ? companyOptions(rows(found.data)) : []}
        listLabel={words.companies}
        onType={(next) => {
          setTyped(next);
          onChoose(null);
        }}
        onPick={({ key, label }) => {
          setTyped(label);
          onChoose(key);
        }}
      />
    </Field>
  );
}

type RoleFieldProps = {
  company: string;
  value: string | undefined;
  error: string | undefined;
  onChange: (role: string) => void;
};

/** One of the company's roles that take applications. */
function RoleField({ company, value, error, onChange }: RoleFieldProps) {
  const query = useInfiniteQuery(openRolesQuery(company));
  const options = rows(query.data).map(({ id, title }) => ({ value: id, label: title }));
  if (query.isError) return <LoadFailed query={query}>{words.rolesFailed}</LoadFailed>;
  const hint = query.isSuccess && options.length === 0 ? { hint: words.noRoles } : {};
  return (
    <Field label={words.role} error={error} {...hint}>
      <Select value={value} placeholder={words.choose} options={options} onChange={onChange} />
    </Field>
  );
}

type ProposeDialogProps = { candidate: { id: string; name: string }; onClose: () => void };

/** Which role of which company is proposed, and why. */
export function ProposeDialog({ candidate, onClose }: ProposeDialogProps) {
  const client = useQueryClient();
  const [company, setCompany] = useState<string | null>(null);
  const [role, setRole] = useState<string>();
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const key = useRef(idempotencyKey());
  const { mutate, error, isPending } = useMutation({
    mutationFn: (role_id: string) =>
      propose(candidate.id, { role_id, note: note.trim() }, key.current),
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
      title={words.dialogTitle(candidate.name)}
      description={words.lead}
      failure={error === null ? null : { words: failureWords(error, words.failed), error }}
      words={{ cancel: words.cancel, submit: words.submit }}
      loading={isPending}
      onSubmit={() => {
        setTried(true);
        if (!isPending && role !== undefined && isNote(note)) mutate(role);
      }}
      onClose={onClose}
    >
      <CompanyField
        chosen={company}
        error={tried && company === null ? words.companyMissing : undefined}
        onChoose={(id) => {
          changed();
          setCompany(id);
          setRole(undefined);
        }}
      />
      {company !== null && (
        <RoleField
          key={company}
          company={company}
          value={role}
          error={tried && role === undefined ? words.roleMissing : undefined}
          onChange={(next) => {
            changed();
            setRole(next);
          }}
        />
      )}
      <Field
        label={words.note}
        hint={words.noteHint}
        error={tried && !isNote(note) ? words.noteWrong : wrong}
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
