import { useSearchParams } from 'react-router-dom';
import { Field } from '@/ui/Field';
import { SearchField } from '@/ui/SearchField';
import { Select } from '@/ui/Select';
import { kinds, states, type Looked } from './rules';
import { text } from './text';

const words = text.filter;
const all = { value: 'all' as const, label: words.all };
const kindOptions = [all, ...kinds.map((value) => ({ value, label: text.kinds[value] }))];
const stateOptions = [all, ...states.map((value) => ({ value, label: text.states[value] }))];

/** What is looked for stands in the address, so that it can be shared and found again. */
export function FilterBar({ looked }: { looked: Looked }) {
  const [, setParams] = useSearchParams();
  const put = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '' || value === 'all') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return (
    <div
      role="group"
      aria-label={words.label}
      className="grid gap-3 border-b border-line px-4.5 py-3.5 md:grid-cols-2 lg:grid-cols-4"
    >
      <div className="flex flex-col justify-end lg:col-span-2">
        <SearchField
          value={looked.search ?? ''}
          onSearch={(search) => put('search', search)}
          words={words.search}
        />
      </div>
      <Field label={words.kind}>
        <Select
          value={looked.kind ?? 'all'}
          options={kindOptions}
          onChange={(kind) => put('kind', kind)}
        />
      </Field>
      <Field label={words.state}>
        <Select
          value={looked.state ?? 'all'}
          options={stateOptions}
          onChange={(state) => put('standing', state)}
        />
      </Field>
    </div>
  );
}
