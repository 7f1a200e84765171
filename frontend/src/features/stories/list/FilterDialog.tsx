import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { Chip } from '@/ui/Chip';
import { Combobox } from '@/ui/Combobox';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { useSettled } from '@/ui/use-settled';
import { companiesQuery } from '@/features/stories/api';
import {
  difficulties,
  filterLabel,
  fromSlug,
  languages,
  levels,
  noFilters,
  outcomes,
  slugOf,
  sources,
  toggled,
  years,
  type ListFilter,
  type StoryQuery,
} from '@/features/stories/rules';
import { text } from '@/features/stories/text';

const words = text.filters;

type Change = { query: StoryQuery; onChange: (query: StoryQuery) => void };

type ChipsProps = Change & { name: ListFilter; label: string; values: readonly string[] };

function Chips({ name, label, values, query, onChange }: ChipsProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {values.map((value) => (
          <Chip
            key={value}
            on={query[name].includes(value)}
            onToggle={() => onChange(toggled(query, name, value))}
          >
            {name === 'difficulty' ? value : filterLabel(name, value)}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

function CompanyField({ query, onChange }: Change) {
  const [typed, setTyped] = useState('');
  const settled = useSettled(typed.trim(), 300);
  const found = useQuery({ ...companiesQuery(settled), enabled: settled !== '' });
  const options = (settled === '' ? [] : (found.data?.items ?? [])).map((company) => ({
    key: company.slug,
    label: company.name,
    detail: text.stories(company.stories),
  }));
  return (
    <div>
      <Field label={words.company} hint={words.companyHint}>
        <Combobox
          value={typed}
          onType={setTyped}
          options={options}
          listLabel={words.company}
          maxLength={120}
          onPick={({ key }) => {
            setTyped('');
            if (!query.company.includes(key)) onChange(toggled(query, 'company', key));
          }}
        />
      </Field>
      {query.company.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-1.5">
          {query.company.map((slug) => (
            <Chip
              key={slug}
              on
              removeLabel={words.remove(fromSlug(slug))}
              onRemove={() => onChange(toggled(query, 'company', slug))}
            >
              {fromSlug(slug)}
            </Chip>
          ))}
        </p>
      )}
    </div>
  );
}

function PositionField({ query, onChange }: Change) {
  const [typed, setTyped] = useState(() => query.position.map(fromSlug).join(', '));
  const take = () => {
    const position = [...new Set(typed.split(',').map(slugOf))].filter((slug) => slug !== '');
    if (position.join() !== query.position.join()) onChange({ ...query, position });
  };
  return (
    <Field label={words.position}>
      <Input
        value={typed}
        maxLength={120}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
        }}
      />
    </Field>
  );
}

/** Every filter at once; on a phone the only way to them. What is chosen holds at once. */
export function FilterDialog({ query, onChange, onClose }: Change & { onClose: () => void }) {
  const change = { query, onChange };
  const footer = (
    <>
      <Button onClick={() => onChange(noFilters(query))}>{words.clear}</Button>
      <Button variant="primary" onClick={onClose}>
        {words.done}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={onClose} title={words.title} footer={footer}>
      <div className="flex flex-col gap-5">
        <CompanyField {...change} />
        <PositionField {...change} />
        <Chips {...change} name="year" label={words.year} values={years(new Date(), query.year)} />
        <Chips {...change} name="level" label={words.level} values={levels} />
        <Chips {...change} name="outcome" label={words.outcome} values={outcomes} />
        <Chips {...change} name="difficulty" label={words.difficulty} values={difficulties} />
        <Chips {...change} name="source" label={words.source} values={sources} />
        <Chips
          {...change}
          name="language"
          label={words.language}
          values={[...new Set([...languages, ...query.language])]}
        />
        <Checkbox
          checked={query.verified}
          onChange={(verified) => onChange({ ...query, verified })}
          label={words.verified}
          hint={text.verifiedHint}
        />
      </div>
    </Dialog>
  );
}
