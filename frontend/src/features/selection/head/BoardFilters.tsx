import type { Board } from '@/api/words';
import { FilterBar } from '@/features/selection/filters/FilterBar';
import type { Sought } from '@/features/selection/filters/rules';
import { text } from '@/features/selection/text';
import { SearchField } from '@/ui/SearchField';
import { totalOf } from './BoardHead';
import type { Address } from './use-address';

/** Whether names are hidden before the shortlist. */
export const noteOf = ({ named }: Board): string => (named ? text.namedNote : text.hiddenNote);

type BoardFiltersProps = { board: Board; sought: Sought; address: Address };

/** What is looked for, and what the reader does not see yet. */
export function BoardFilters({ board, sought, address }: BoardFiltersProps) {
  const note = noteOf(board);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="w-72 max-md:min-w-0 max-md:grow max-md:basis-40">
        <SearchField
          value={sought.q}
          words={text.search}
          onSearch={(next) => address.put('q', next)}
        />
      </div>
      <FilterBar
        role={board.role_id}
        filter={sought.filter}
        skills={board.skills}
        total={totalOf(board.counts)}
        onFilter={address.filter}
      />
      <p
        title={note}
        className="ml-auto min-w-0 flex-1 truncate text-right text-xs text-fg-muted max-md:hidden"
      >
        {note}
      </p>
    </div>
  );
}
