import { queryOptions } from '@tanstack/react-query';
import { stated } from '@/api/stated';
import type { CompanyOverview } from '@/api/words';

/** Numbers and newest rows of the signed-in person's company. */
export const overviewQuery = queryOptions({
  queryKey: ['company', 'overview'],
  queryFn: ({ signal }) => stated.get<CompanyOverview>('/api/companies/me/overview', { signal }),
});
