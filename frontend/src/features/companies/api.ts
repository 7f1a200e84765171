/** Calls about companies as everybody sees them. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/cache/page';
import type { CompanyIndustry, ListedCompany } from '@/api/words';

export type CompanyFilter = { search: string; industry: CompanyIndustry | null };

/** Companies by name. */
export const companiesQuery = ({ search, industry }: CompanyFilter) =>
  infiniteQueryOptions({
    queryKey: ['companies', 'list', search, industry] as const,
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/companies', {
        query: {
          ...pageParams(pageParam),
          ...(search === '' ? {} : { search }),
          ...(industry === null ? {} : { industry }),
        },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<ListedCompany>,
  });

/** One company. */
export const companyQuery = (id: string) =>
  queryOptions({
    queryKey: ['companies', 'one', id] as const,
    queryFn: ({ signal }) => api.get('/api/companies/{id}', { path: { id }, signal }),
  });
