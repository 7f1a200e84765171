import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Combobox } from '@/ui/Combobox';
import { Field } from '@/ui/Field';
import { useSettled } from '@/ui/use-settled';
import { buyersQuery } from '@/features/billing/api';
import type { Typed } from '@/features/billing/rules';
import { text } from '@/features/billing/text';

const words = text.form;
const PAUSE_MS = 300;

type CompanyFieldProps = {
  company: Typed['company'];
  error: string | undefined;
  onChange: (company: Typed['company']) => void;
};

/** The company that an invoice is to, found by its name. */
export function CompanyField({ company, error, onChange }: CompanyFieldProps) {
  const [typed, setTyped] = useState(company?.name ?? '');
  const name = useSettled(typed.trim(), PAUSE_MS);
  const found = useQuery({ ...buyersQuery(name), enabled: company === null });
  const options = (found.data?.items ?? []).map(({ id, name: label }) => ({ key: id, label }));
  return (
    <Field label={words.company} hint={words.companyHint} error={error}>
      <Combobox
        value={typed}
        maxLength={100}
        options={company === null ? options : []}
        listLabel={words.companies}
        onType={(next) => {
          setTyped(next);
          onChange(null);
        }}
        onPick={({ key, label }) => {
          setTyped(label);
          onChange({ id: key, name: label });
        }}
      />
    </Field>
  );
}
