import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rows } from '@/api/cache/page';
import { fieldError, hasCode } from '@/api/errors';
import { failureWords } from '@/api/failure';
import type { MergerPreview } from '@/api/words/admin';
import { companiesQuery, mergeCompany, mergerQuery } from '@/features/admin-companies/api';
import { Combobox, type ComboboxOption } from '@/ui/Combobox';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Loaded } from '@/ui/Loaded';
import { notify } from '@/ui/notify';
import { Textarea } from '@/ui/Textarea';
import { useSettled } from '@/ui/use-settled';
import { PreviewTable } from './PreviewTable';
import { isNamed, suggestions } from './rules';
import { text } from './text';

const PAUSE_MS = 300;

type IntoFieldProps = {
  from: string;
  chosen: string | null;
  error: string | undefined;
  onChoose: (id: string | null) => void;
};

/** The other company, found by its name or domain. */
function IntoField({ from, chosen, error, onChoose }: IntoFieldProps) {
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim(), PAUSE_MS);
  const found = useInfiniteQuery({
    ...companiesQuery(search === '' ? {} : { search }),
    enabled: chosen === null,
  });
  const options = chosen === null ? suggestions(rows(found.data), from) : [];
  return (
    <Field label={text.into} hint={text.intoHint} error={error}>
      <Combobox
        value={typed}
        maxLength={100}
        options={options}
        listLabel={text.companies}
        onType={(next) => {
          setTyped(next);
          onChoose(null);
        }}
        onPick={({ key, label }: ComboboxOption) => {
          setTyped(label);
          onChoose(key);
        }}
      />
    </Field>
  );
}

type MergeDialogProps = { company: { id: string; name: string }; onClose: () => void };

/** Asks into which company this one is merged, shows what that does, and has its name typed. */
export function MergeDialog({ company, onClose }: MergeDialogProps) {
  const [into, setInto] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const query = useQuery({
    ...mergerQuery(company.id, into ?? ''),
    enabled: into !== null,
  });
  const shown = into === null ? undefined : query.data;
  const mutation = useMutation({
    mutationFn: (preview: MergerPreview) => mergeCompany(preview, name.trim(), reason.trim()),
    onSuccess: () => {
      notify('success', text.done);
      onClose();
    },
    // What was shown is not what would happen now: the admin looks at it again.
    onError: (error) => {
      if (hasCode(error, 'stale_version', 'merger_refused')) void query.refetch();
    },
  });
  const possible = shown?.obstacles.length === 0;
  const ready = possible && isNamed(name, company.name) && reason.trim() !== '';
  const wrong = (field: string) =>
    mutation.error === null ? undefined : fieldError(mutation.error, field);
  return (
    <FormDialog
      title={text.dialogTitle(company.name)}
      description={text.detail(company.name)}
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
        if (!mutation.isPending && !query.isFetching && ready) mutation.mutate(shown);
      }}
      onClose={onClose}
    >
      <IntoField
        from={company.id}
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
            label={text.name}
            hint={text.nameHint(company.name)}
            error={tried && !isNamed(name, company.name) ? text.nameWrong : wrong('name')}
          >
            <Input
              value={name}
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
          <Field
            label={text.reason}
            hint={text.reasonHint}
            error={tried && reason.trim() === '' ? text.reasonMissing : wrong('reason')}
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
