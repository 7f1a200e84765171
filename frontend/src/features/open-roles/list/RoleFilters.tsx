import { memo, useCallback } from 'react';
import { countryName } from '@/facts/countries';
import {
  chosenCount,
  COUNTRIES,
  KINDS,
  LEVELS,
  type RoleFilter,
  WORKPLACES,
} from '@/features/open-roles/rules';
import { text } from '@/features/open-roles/text';
import { text as roles } from '@/features/roles/text';
import { Checkbox } from '@/ui/Checkbox';
import { FilterSelect } from '@/ui/FilterSelect';
import { FilterSheet } from '@/ui/FilterSheet';
import { SearchField } from '@/ui/SearchField';
import { useIsWide } from '@/ui/use-media';
import { StartsBy } from './StartsBy';

const words = text.list;

type RoleFiltersProps = {
  filter: RoleFilter;
  onChange: (change: Partial<RoleFilter>) => void;
};

type CountryProps = { value: string | null; onChange: (country: string | null) => void };

/** A list this long is drawn again only where another country is chosen. */
const Country = memo(function Country({ value, onChange }: CountryProps) {
  return (
    <FilterSelect
      label={words.country}
      any={words.anyCountry}
      value={value}
      values={COUNTRIES}
      words={countryName}
      onChange={onChange}
      className="w-33"
    />
  );
});

/** The filters, each a field. */
function Choices({ filter, onChange }: RoleFiltersProps) {
  const setCountry = useCallback((country: string | null) => onChange({ country }), [onChange]);
  return (
    <>
      <FilterSelect
        label={words.kind}
        any={words.anyKind}
        value={filter.kind}
        values={KINDS}
        words={(kind) => roles.kinds[kind]}
        onChange={(kind) => onChange({ kind })}
        className="w-37"
      />
      <FilterSelect
        label={words.workplace}
        any={words.anyWorkplace}
        value={filter.workplace}
        values={WORKPLACES}
        words={(workplace) => roles.workplaces[workplace]}
        onChange={(workplace) => onChange({ workplace })}
        className="w-35"
      />
      <FilterSelect
        label={words.level}
        any={words.anyLevel}
        value={filter.level}
        values={LEVELS}
        words={(level) => roles.levels[level]}
        onChange={(level) => onChange({ level })}
        className="w-28"
      />
      <Country value={filter.country} onChange={setCountry} />
      <StartsBy value={filter.starts_by} onChange={(starts_by) => onChange({ starts_by })} />
      <Checkbox label={words.pay} checked={filter.pay} onChange={(pay) => onChange({ pay })} />
    </>
  );
}

/** Search and filters of the open roles; on a phone the filters are in one sheet. */
export function RoleFilters(props: RoleFiltersProps) {
  const { filter, onChange } = props;
  const isWide = useIsWide();
  const search = (
    <SearchField
      value={filter.search}
      words={words.search}
      onSearch={(next) => onChange({ search: next })}
    />
  );
  const note = filter.starts_by !== null && (
    <p className="text-xs text-fg-muted">{words.startsByAgreed}</p>
  );
  if (!isWide)
    return (
      <div className="mb-4 flex flex-col gap-2">
        <div className="flex gap-2">
          <div className="min-w-0 flex-1">{search}</div>
          <FilterSheet
            button={words.filterButton(chosenCount(filter))}
            title={words.filterTitle}
            label={words.filters}
            done={words.showRoles}
          >
            <Choices {...props} />
          </FilterSheet>
        </div>
        {note}
      </div>
    );
  return (
    <div className="mb-4 flex flex-col gap-2">
      {search}
      <div
        role="group"
        aria-label={words.filters}
        className="flex flex-wrap items-center gap-x-2.5 gap-y-2"
      >
        <Choices {...props} />
      </div>
      {note}
    </div>
  );
}
