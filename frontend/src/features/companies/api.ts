/** Calls about companies as everybody sees them. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/cache/page';
import type { CompanyIndustry, ListedCompany } from '@/api/words';

/** What the signed-in person's company says of itself. Colleagues change it: asked for again on every visit. */
export const detailsQuery = queryOptions({
  queryKey: ['company', 'details'],
  queryFn: ({ signal }) => api.get('/api/companies/me/details', { signal }),
  staleTime: 0,
});

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
