import type { SubmitEvent } from 'react';
import { text as companies } from '@/features/companies/text';
import { countries } from '@/facts/countries';
import { useWrongField } from '@/features/saving/hooks';
import { VersionConflict } from '@/ui/VersionConflict';
import { Button } from '@/ui/Button';
import { ErrorBox } from '@/ui/ErrorBox';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { SaveState } from '@/ui/SaveState';
import { Select, type SelectOption } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import type { Draft } from './rules';
import { text } from './text';
import type { useDetailsForm } from './use-details-form';

const words = text.details;

type Form = ReturnType<typeof useDetailsForm>;

const optionsOf = <V extends string>(labels: Record<V, string>): SelectOption<V>[] =>
  (Object.entries(labels) as [V, string][]).map(([value, label]) => ({ value, label }));

const industries = optionsOf(companies.industries);
const sizes = optionsOf(companies.sizes);

type ChoiceProps<V extends string> = {
  form: Form;
  name: 'industry' | 'size' | 'country';
  options: readonly SelectOption<V>[];
};

function Choice<V extends string>({ form, name, options }: ChoiceProps<V>) {
  return (
    <Field label={words.fields[name]} error={form.errors[name]}>
      <Select
        value={form.draft[name] as V}
        options={options}
        placeholder={words.choose}
        onChange={(value) => form.change({ [name]: value })}
      />
    </Field>
  );
}

type LineProps = {
  form: Form;
  name: 'name' | 'website' | 'city' | 'founded_year';
  hint?: string;
  optional?: boolean;
  autoComplete?: string;
};

function Line({ form, name, hint, optional = false, autoComplete = 'off' }: LineProps) {
  const take = (typed: string): Partial<Draft> => ({
    [name]: name === 'founded_year' ? typed.replaceAll(/\D/g, '').slice(0, 4) : typed,
  });
  return (
    <Field label={words.fields[name]} hint={hint} optional={optional} error={form.errors[name]}>
      <Input
        value={form.draft[name]}
        autoComplete={autoComplete}
        inputMode={name === 'founded_year' ? 'numeric' : name === 'website' ? 'url' : 'text'}
        onChange={(event) => form.change(take(event.target.value))}
      />
    </Field>
  );
}

/** The details of a company for its owner. */
export function DetailsForm({ form }: { form: Form }) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    form.save();
  };
  const fields = useWrongField(form.errors);
  const unchanged = form.dirty || form.saving ? undefined : words.nothingToSave;
  return (
    <form ref={fields} onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Line form={form} name="name" hint={words.nameHint} autoComplete="organization" />
      <Line form={form} name="website" hint={words.websiteHint} autoComplete="url" />
      <div className="grid gap-4 md:grid-cols-2">
        <Choice form={form} name="industry" options={industries} />
        <Choice form={form} name="size" options={sizes} />
        <Line form={form} name="city" />
        <Choice form={form} name="country" options={countries} />
        <Line form={form} name="founded_year" optional />
      </div>
      <Field label={words.fields.about} hint={words.aboutHint} error={form.errors.about}>
        <Textarea
          rows={9}
          value={form.draft.about}
          onChange={(event) => form.change({ about: event.target.value })}
        />
      </Field>
      {form.conflict !== null && (
        <VersionConflict
          {...form.conflict}
          fields={form.conflict.fields.map((field) => words.fields[field])}
        />
      )}
      {form.failure !== null && <ErrorBox error={form.failure}>{words.saveFailed}</ErrorBox>}
      <div className="flex items-center gap-3">
        <Button type="submit" variant="primary" loading={form.saving} disabledReason={unchanged}>
          {words.save}
        </Button>
        {form.dirty && <SaveState status={form.saving ? 'saving' : 'dirty'} />}
      </div>
    </form>
  );
}
