/** Calls about the filters that the admin has saved. */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { SaveFilter, SavedFilter, SavedFilterList } from '@/api/words/admin';

const all = ['admin', 'saved-filters'] as const;
const base = '/api/admin/saved-filters';

export const filtersQuery = (list: SavedFilterList) =>
  queryOptions({
    queryKey: [...all, list] as const,
    queryFn: async ({ signal }) => (await api.get(base, { query: { list }, signal })).items,
    staleTime: 30_000,
  });

export async function saveFilter(body: SaveFilter, key: string): Promise<void> {
  await api.create(base, { body, key });
}

/** Gives a filter the name and the query that it has here. */
export async function replaceFilter({ id, name, query }: SavedFilter): Promise<void> {
  await api.put(`${base}/{id}`, { path: { id }, body: { name, query } });
}

export async function removeFilter({ id }: SavedFilter): Promise<void> {
  await api.remove(`${base}/{id}`, { path: { id } });
}

export const refreshFilters = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: all });
