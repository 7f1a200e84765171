import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

/** Numbers and newest rows of the signed-in person's company. */
export const overviewQuery = queryOptions({
  queryKey: ['company', 'overview'],
  queryFn: ({ signal }) => api.get('/api/companies/me/overview', { signal }),
});
