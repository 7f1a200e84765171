import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldError } from '@/api/errors';
import { failureWords } from '@/api/failure';
import type { NewCompany } from '@/api/words';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { notify } from '@/ui/notify';
import { createCompany, refreshQueue } from './api';
import { text } from './text';

const words = text.create;

const fields = [
  { name: 'company_name', label: words.company, most: 120, type: 'text' },
  { name: 'email', label: words.email, most: 320, type: 'email' },
  { name: 'first_name', label: words.first, most: 80, type: 'text' },
  { name: 'last_name', label: words.last, most: 80, type: 'text' },
] as const;

type Errors = Partial<Record<keyof NewCompany, string>>;

function check(company: NewCompany): Errors {
  const errors: Errors = {};
  for (const { name } of fields) if (company[name].trim() === '') errors[name] = words.missing;
  if (errors.email === undefined && !/^[^\s@]+@[^\s@]+$/.test(company.email.trim()))
    errors.email = words.badEmail;
  return errors;
}

/** An account on somebody's behalf: they get a link to set their password. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [company, setCompany] = useState<NewCompany>({
    company_name: '',
    email: '',
    first_name: '',
    last_name: '',
  });
  const [errors, setErrors] = useState<Errors>({});
  const mutation = useMutation({
    mutationFn: createCompany,
    onSuccess: (_made, sent) => {
      notify('success', words.done(sent.email));
      void refreshQueue(client);
      onClose();
    },
  });
  const submit = () => {
    const found = check(company);
    setErrors(found);
    if (Object.keys(found).length > 0 || mutation.isPending) return;
    const said = fields.map(({ name }) => [name, company[name].trim()]);
    mutation.mutate(Object.fromEntries(said) as NewCompany);
  };
  const { error } = mutation;
  return (
    <FormDialog
      title={words.title}
      description={words.detail}
      failure={error === null ? null : { words: failureWords(error, words.failed), error }}
      words={{ cancel: text.act.cancel, submit: words.submit }}
      loading={mutation.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {fields.map(({ name, label, most, type }) => (
        <Field key={name} label={label} error={errors[name] ?? fieldError(error, name)}>
          <Input
            type={type}
            maxLength={most}
            autoComplete="off"
            value={company[name]}
            onChange={(event) =>
              setCompany((before) => ({ ...before, [name]: event.target.value }))
            }
          />
        </Field>
      ))}
    </FormDialog>
  );
}
