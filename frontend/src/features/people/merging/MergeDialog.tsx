import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rows } from '@/api/cache/page';
import { fieldError, hasCode } from '@/api/errors';
import { failureWords } from '@/api/failure';
import type { AdminCandidate } from '@/api/words';
import type { AccountMergerPreview } from '@/api/words/admin';
import {
  accountMergerQuery,
  candidatesQuery,
  mergeAccounts,
  refreshCandidates,
} from '@/features/people/api';
import { nameOf } from '@/features/people/rules';
import { Combobox } from '@/ui/Combobox';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Loaded } from '@/ui/Loaded';
import { notify } from '@/ui/notify';
import { Textarea } from '@/ui/Textarea';
import { useSettled } from '@/ui/use-settled';
import { PreviewTable } from './PreviewTable';
import { isAddress, mergerReasonProblem, suggestions } from './rules';
import { text } from './text';

const PAUSE_MS = 300;

type Account = Pick<AdminCandidate, 'id' | 'display_name' | 'email'>;

type IntoFieldProps = {
  from: string;
  first: Account | null;
  chosen: string | null;
  error: string | undefined;
  onChoose: (id: string | null) => void;
};

/** The other account, found by name or address. */
function IntoField({ from, first, chosen, error, onChoose }: IntoFieldProps) {
  const [typed, setTyped] = useState(first === null ? '' : first.email);
  const search = useSettled(typed.trim(), PAUSE_MS);
  const found = useInfiniteQuery({
    ...candidatesQuery({ standing: 'all', search }),
    enabled: chosen === null,
  });
  const options = chosen === null ? suggestions(rows(found.data), from) : [];
  return (
    <Field label={text.into} hint={text.intoHint} error={error}>
      <Combobox
        value={typed}
        maxLength={100}
        options={options}
        listLabel={text.accounts}
        onType={(next) => {
          setTyped(next);
          onChoose(null);
        }}
        onPick={({ key, label, detail }) => {
          setTyped(detail ?? label);
          onChoose(key);
        }}
      />
    </Field>
  );
}

type MergeDialogProps = { person: Account; into: Account | null; onClose: () => void };

/** Asks into which account this one is merged, shows what that does, and has the other's address typed. */
export function MergeDialog({ person, into: first, onClose }: MergeDialogProps) {
  const client = useQueryClient();
  const [into, setInto] = useState(first === null ? null : first.id);
  const [email, setEmail] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const query = useQuery({ ...accountMergerQuery(person.id, into ?? ''), enabled: into !== null });
  const shown = into === null ? undefined : query.data;
  const mutation = useMutation({
    mutationFn: (preview: AccountMergerPreview) =>
      mergeAccounts(preview, email.trim(), reason.trim()),
    onSuccess: async () => {
      notify('success', text.done);
      onClose();
      await refreshCandidates(client);
    },
    // What was shown is not what would happen now: the admin looks at it again.
    onError: (error) => {
      if (hasCode(error, 'stale_version', 'merger_refused')) void query.refetch();
    },
  });
  const possible = shown?.obstacles.length === 0;
  const problem = mergerReasonProblem(reason);
  const named = possible && isAddress(email, shown.into.email);
  const wrong = (field: string) =>
    mutation.error === null ? undefined : fieldError(mutation.error, field);
  return (
    <FormDialog
      title={text.dialogTitle(nameOf(person))}
      description={text.detail(person.email)}
      failure={
        mutation.error === null
          ? null
          : { words: failureWords(mutation.error, text.failed), error: mutation.error }
      }
      words={{ cancel: text.cancel, submit: text.submit }}
      danger
      loading={mutation.isPending}
      onSubmit={() => {
        setTried(true);
        const ready = named && problem === undefined && !mutation.isPending && !query.isFetching;
        if (ready) mutation.mutate(shown);
      }}
      onClose={onClose}
    >
      <IntoField
        from={person.id}
        first={first}
        chosen={into}
        error={tried && into === null ? text.intoMissing : undefined}
        onChoose={(id) => {
          setInto(id);
          mutation.reset();
        }}
      />
      {into !== null && (
        <Loaded query={query} failed={text.previewFailed}>
          {(preview) => <PreviewTable preview={preview} />}
        </Loaded>
      )}
      {possible && (
        <>
          <Field
            label={text.email}
            hint={text.emailHint(shown.into.email)}
            error={tried && !named ? text.emailWrong : wrong('email')}
          >
            <Input
              type="email"
              value={email}
              autoComplete="off"
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
          <Field
            label={text.reason}
            hint={text.reasonHint}
            error={(tried ? problem : undefined) ?? wrong('reason')}
          >
            <Textarea
              maxLength={2000}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
