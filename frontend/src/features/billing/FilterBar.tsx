import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { InvoiceFilter } from '@/api/words/invoices';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { SearchField } from '@/ui/SearchField';
import { Select } from '@/ui/Select';
import { filters as names, typedOf, wholeOf, type Filters } from './rules';
import { text } from './text';

const words = text.filter;
const states = [
  { value: 'all', label: words.all },
  ...names.map((value) => ({ value, label: words.names[value] })),
] satisfies { value: InvoiceFilter | 'all'; label: string }[];

/** What is looked for stands in the address, so that it can be shared and found again. */
export function FilterBar({ filters }: { filters: Filters }) {
  const [, setParams] = useSearchParams();
  const put = (name: keyof Filters, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return (
    <div
      role="group"
      aria-label={words.label}
      className="grid gap-3 border-b border-line px-4.5 py-3.5 md:grid-cols-2 lg:grid-cols-6"
    >
      <div className="flex flex-col justify-end lg:col-span-2">
        <SearchField
          value={filters.search ?? ''}
          onSearch={(search) => put('search', search)}
          words={{ label: words.search, placeholder: words.placeholder, clear: words.clearSearch }}
        />
      </div>
      <Field label={words.state}>
        <Select
          value={filters.state ?? 'all'}
          options={states}
          onChange={(state) => put('state', state === 'all' ? '' : state)}
        />
      </Field>
      <Field label={words.from}>
        <Input
          type="date"
          value={filters.from ?? ''}
          onChange={(event) => put('from', event.target.value)}
        />
      </Field>
      <Field label={words.to}>
        <Input
          type="date"
          value={filters.to ?? ''}
          onChange={(event) => put('to', event.target.value)}
        />
      </Field>
      <div className="grid grid-cols-2 gap-2">
        <Amount
          key={filters.min ?? ''}
          label={words.min}
          value={filters.min}
          onChange={(value) => put('min', value)}
        />
        <Amount
          key={filters.max ?? ''}
          label={words.max}
          value={filters.max}
          onChange={(value) => put('max', value)}
        />
      </div>
    </div>
  );
}

type AmountProps = { label: string; value: number | undefined; onChange: (value: string) => void };

/** An amount with two decimals: it is looked for across currencies, and most of them have as many. */
function Amount({ label, value, onChange }: AmountProps) {
  const [typed, setTyped] = useState(value === undefined ? '' : typedOf(value, 'EUR'));
  const [wrong, setWrong] = useState(false);
  const take = () => {
    const whole = wholeOf(typed, 2);
    const isNone = typed.trim() === '';
    setWrong(!isNone && whole === null);
    if (isNone || whole !== null) onChange(whole === null ? '' : String(whole));
  };
  return (
    <Field label={label} error={wrong ? words.noAmount : undefined}>
      <Input
        inputMode="decimal"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
        }}
      />
    </Field>
  );
}
