import { ArrowDownWideNarrow, ChevronDown, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { Chip } from '@/ui/Chip';
import { Popover } from '@/ui/Popover';
import { Select } from '@/ui/Select';
import { useChanges } from '@/ui/use-changes';
import type { StorySort } from '@/api/words';
import {
  filterCount,
  filterLabel,
  listFilters,
  outcomes,
  toggled,
  without,
  years,
  type ListFilter,
  type StoryQuery,
} from '@/features/stories/rules';
import { text } from '@/features/stories/text';
import { FilterDialog } from './FilterDialog';

const words = text.filters;

type FilterBarProps = { query: StoryQuery; onChange: (query: StoryQuery) => void };

type MenuProps = FilterBarProps & { name: ListFilter; label: string; values: readonly string[] };

/** One filter behind a button; its values are ticked in place. */
function FilterMenu({ name, label, values, query, onChange }: MenuProps) {
  const trigger = (
    <Button size="sm" className="font-medium">
      {label}
      <ChevronDown size={13} strokeWidth={1.75} aria-hidden="true" />
    </Button>
  );
  return (
    <Popover trigger={trigger} label={label} className="w-60">
      <fieldset>
        <legend className="sr-only">{label}</legend>
        {values.map((value) => (
          <Checkbox
            key={value}
            checked={query[name].includes(value)}
            onChange={() => onChange(toggled(query, name, value))}
            label={filterLabel(name, value)}
          />
        ))}
      </fieldset>
    </Popover>
  );
}

function ActiveChips({ query, onChange }: FilterBarProps) {
  const change = useChanges(query, onChange);
  const active = listFilters.flatMap((name) => query[name].map((value) => ({ name, value })));
  return (
    <>
      {active.map(({ name, value }) => (
        <Chip
          key={`${name} ${value}`}
          on
          removeLabel={words.remove(filterLabel(name, value))}
          onRemove={() => change((from) => without(from, name, value))}
        >
          {filterLabel(name, value)}
        </Chip>
      ))}
      {query.verified && (
        <Chip
          on
          removeLabel={words.remove(words.verified)}
          onRemove={() => change((from) => ({ ...from, verified: false }))}
        >
          {words.verified}
        </Chip>
      )}
    </>
  );
}

function Order({ query, onChange }: FilterBarProps) {
  const orders: StorySort[] =
    query.q === '' ? ['recent', 'helpful'] : ['relevance', 'recent', 'helpful'];
  return (
    <span className="ml-auto inline-flex items-center gap-1 text-fg-muted">
      <ArrowDownWideNarrow size={14} strokeWidth={1.75} aria-hidden="true" />
      <Select
        size="sm"
        aria-label={text.sort.label}
        value={query.sort}
        onChange={(sort) => onChange({ ...query, sort })}
        options={orders.map((value) => ({ value, label: text.sort[value] }))}
        className="w-auto border-transparent bg-transparent px-1 read-only:bg-transparent text-fg-muted max-md:h-11"
      />
    </span>
  );
}

/** What is chosen as removable chips, the two commonest filters, the rest behind a button, the order. */
export function FilterBar(props: FilterBarProps) {
  const { query } = props;
  const [open, setOpen] = useState(false);
  const count = filterCount(query);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ActiveChips {...props} />
      <span className="flex gap-2 max-md:hidden">
        <FilterMenu
          {...props}
          name="year"
          label={words.year}
          values={years(new Date(), query.year)}
        />
        <FilterMenu {...props} name="outcome" label={words.outcome} values={outcomes} />
        <Button size="sm" className="font-medium" onClick={() => setOpen(true)}>
          {words.more}
        </Button>
      </span>
      <span className="md:hidden">
        <Button
          icon={<SlidersHorizontal size={15} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {words.openWith(count)}
        </Button>
      </span>
      <Order {...props} />
      {open && <FilterDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}
