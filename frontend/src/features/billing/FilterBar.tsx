import { useSearchParams } from 'react-router-dom';
import type { InvoiceFilter } from '@/api/words';
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
  // Two decimals: an amount is looked for across currencies, and most of them have as many.
  const amount = (name: 'min' | 'max', typed: string) => {
    const whole = wholeOf(typed, 2);
    if (typed === '' || whole !== null) put(name, whole === null ? '' : String(whole));
  };
  const shown = (value: number | undefined) => (value === undefined ? '' : typedOf(value, 'EUR'));
  return (
    <div
      role="group"
      aria-label={words.label}
      className="grid gap-3 border-b border-line px-4.5 py-3.5 sm:grid-cols-2 lg:grid-cols-6"
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
        <Field label={words.min}>
          <Input
            inputMode="decimal"
            defaultValue={shown(filters.min)}
            onBlur={(event) => amount('min', event.target.value)}
          />
        </Field>
        <Field label={words.max}>
          <Input
            inputMode="decimal"
            defaultValue={shown(filters.max)}
            onBlur={(event) => amount('max', event.target.value)}
          />
        </Field>
      </div>
    </div>
  );
}
