import { useQuery } from '@tanstack/react-query';

import type { ProblemType } from '@/api/words';
import { difficultyLabel, languageLabel, typeLabel } from '@/features/problems/rules';
import { FilterSelect } from '@/ui/FilterSelect';
import { FilterSheet } from '@/ui/FilterSheet';
import { SearchField } from '@/ui/SearchField';
import { Select } from '@/ui/Select';
import { useIsWide } from '@/ui/use-media';

import { tagsQuery } from '@/features/practice/api';
import {
  chosenCount,
  DIFFICULTIES,
  GRID,
  LANGUAGES,
  type PracticeFilter,
  SORTS,
  STATUSES,
  TYPES,
} from '@/features/practice/rules';
import { text } from '@/features/practice/text';

type CatalogueFiltersProps = {
  filter: PracticeFilter;
  signedIn: boolean;
  onChange: (change: Partial<PracticeFilter>) => void;
  /** The type was chosen whose problems are listed elsewhere. */
  onPuzzles: () => void;
};

/** The filters and the order, each a field. */
function Choices(props: CatalogueFiltersProps) {
  const { filter, signedIn, onChange, onPuzzles } = props;
  const tags = useQuery(tagsQuery).data?.items ?? [];
  const counts = new Map(tags.map(({ tag, problems }) => [tag, problems]));
  const known = [...counts.keys()];
  const tag = filter.tag;
  return (
    <>
      <FilterSelect
        label={text.difficulty}
        any={text.anyDifficulty}
        value={filter.difficulty}
        values={DIFFICULTIES}
        words={difficultyLabel}
        onChange={(difficulty) => onChange({ difficulty })}
      />
      <FilterSelect<ProblemType | typeof GRID>
        label={text.type}
        any={text.anyType}
        value={filter.type}
        values={[...TYPES, GRID]}
        words={(type) => (type === GRID ? text.puzzles : typeLabel(type))}
        onChange={(type) => {
          if (type === GRID) onPuzzles();
          else onChange({ type });
        }}
      />
      <FilterSelect
        label={text.tag}
        any={text.anyTag}
        value={tag}
        values={tag === null || counts.has(tag) ? known : [tag, ...known]}
        words={(one) => text.tagCount(one, counts.get(one) ?? 0)}
        onChange={(next) => onChange({ tag: next })}
      />
      <FilterSelect
        label={text.language}
        any={text.anyLanguage}
        value={filter.language}
        values={LANGUAGES}
        words={languageLabel}
        onChange={(language) => onChange({ language })}
      />
      {signedIn && (
        <FilterSelect
          label={text.status}
          any={text.anyStatus}
          value={filter.status}
          values={STATUSES}
          words={(status) => text.statuses[status]}
          onChange={(status) => onChange({ status })}
        />
      )}
      <Select
        aria-label={text.sort}
        className="ml-auto w-48 max-md:ml-0 max-md:w-full"
        value={filter.sort}
        options={SORTS.map((sort) => ({ value: sort, label: text.sorts[sort] }))}
        onChange={(sort) => onChange({ sort })}
      />
    </>
  );
}

/** Search, filters and order of the catalogue; on a phone the filters are in one sheet. */
export function CatalogueFilters(props: CatalogueFiltersProps) {
  const { filter, onChange } = props;
  const isWide = useIsWide();
  const search = (
    <SearchField value={filter.q} words={text.search} onSearch={(q) => onChange({ q })} />
  );
  if (!isWide)
    return (
      <div className="mb-4 flex gap-2">
        <div className="min-w-0 flex-1">{search}</div>
        <FilterSheet
          button={text.filterButton(chosenCount(filter))}
          title={text.filterTitle}
          label={text.filters}
          done={text.showProblems}
        >
          <Choices {...props} />
        </FilterSheet>
      </div>
    );
  return (
    <div className="mb-4 flex flex-col gap-2">
      {search}
      <div role="group" aria-label={text.filters} className="flex flex-wrap gap-2">
        <Choices {...props} />
      </div>
    </div>
  );
}
