import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { SearchField } from '@/ui/SearchField';
import { Select } from '@/ui/Select';
import { useRowKeys } from '@/ui/row-keys';
import { SkeletonRows } from '@/ui/Skeleton';
import { peopleQuery } from './api';
import { PeopleList } from './PeopleList';
import { areas, lookedOf, roles, states } from './rules';
import { text } from './text';

const ALL = 'all';

const options = <T extends string>(all: string, words: readonly T[], names: Record<T, string>) => [
  { value: ALL, label: all },
  ...words.map((value) => ({ value, label: names[value] })),
];

const filters = [
  { name: 'role', label: text.role, options: options(text.everyRole, roles, text.roles) },
  { name: 'area', label: text.area, options: options(text.everyArea, areas, text.areas) },
  { name: 'state', label: text.state, options: options(text.everyState, states, text.states) },
] as const;

/** Who is online, by role, area and state, and found by name. */
export function People() {
  useRowKeys();
  const [params, setParams] = useSearchParams();
  const looked = lookedOf(params);
  const query = useInfiniteQuery(peopleQuery(looked));
  const people = rows(query.data);
  const filtered = Object.keys(looked).length > 0;
  const put = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '' || value === ALL) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const clear = <Button onClick={() => setParams({}, { replace: true })}>{text.clear}</Button>;
  return (
    <Card flush title={text.people}>
      <div className="flex flex-wrap gap-3 border-b border-line px-4.5 py-3">
        <div className="min-w-56 flex-1">
          <SearchField
            value={looked.search ?? ''}
            onSearch={(words) => put('search', words)}
            words={text.search}
          />
        </div>
        {filters.map((filter) => (
          <Select
            key={filter.name}
            aria-label={filter.label}
            className="w-44! max-md:w-full!"
            value={looked[filter.name] ?? ALL}
            options={filter.options}
            onChange={(value) => put(filter.name, value)}
          />
        ))}
      </div>
      {query.isPending && <SkeletonRows rows={6} />}
      {query.isError && people.length === 0 && (
        <LoadFailed query={query} className="m-4">
          {text.loadFailed}
        </LoadFailed>
      )}
      {query.isSuccess && people.length === 0 && (
        <EmptyState {...(filtered ? { action: clear } : {})}>
          {filtered ? text.noMatch : text.empty}
        </EmptyState>
      )}
      {people.length > 0 && <PeopleList people={people} />}
      {query.hasNextPage && (
        <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
          {text.more}
        </LoadMore>
      )}
    </Card>
  );
}
