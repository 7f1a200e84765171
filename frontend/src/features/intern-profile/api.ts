/** A candidate's page, as far as the viewer may know them. */
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

/** One page, by the candidate's account. */
export const internProfileQuery = (id: string) =>
  queryOptions({
    queryKey: ['intern-profile', id],
    queryFn: ({ signal }) => api.get('/api/intern-profiles/{id}', { path: { id }, signal }),
    staleTime: 0,
  });
