import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Chip } from '@/ui/Chip';
import { Combobox } from '@/ui/Combobox';
import { Field } from '@/ui/Field';
import { useSettled } from '@/ui/use-settled';
import { companiesQuery } from '@/features/talent/api';
import type { Draft } from '@/features/talent/rules';
import { text } from '@/features/talent/text';

const words = text.form;
const AFTER_MS = 300;

type BlockedCompaniesProps = {
  blocked: Draft['blocked'];
  error: string | undefined;
  onChange: (blocked: Draft['blocked']) => void;
};

/** Companies that see nothing, found by how their names begin. */
export function BlockedCompanies({ blocked, error, onChange }: BlockedCompaniesProps) {
  const [typed, setTyped] = useState('');
  const found = useQuery(companiesQuery(useSettled(typed.trim(), AFTER_MS))).data?.items ?? [];
  const others = found.filter(({ id }) => !blocked.some((company) => company.id === id));
  return (
    <div className="flex flex-col gap-2">
      <Field label={words.blocked} optional hint={words.blockedHint} error={error}>
        <Combobox
          value={typed}
          onType={setTyped}
          maxLength={100}
          listLabel={words.blockedList}
          options={others.map(({ id, name }) => ({ key: id, label: name }))}
          onPick={({ key, label }) => {
            onChange([...blocked, { id: key, name: label }]);
            setTyped('');
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-1.5 empty:hidden">
        {blocked.map((company) => (
          <Chip
            key={company.id}
            removeLabel={words.unblock(company.name)}
            onRemove={() => onChange(blocked.filter(({ id }) => id !== company.id))}
          >
            {company.name}
          </Chip>
        ))}
      </div>
    </div>
  );
}
