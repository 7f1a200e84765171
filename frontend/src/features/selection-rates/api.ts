/** The selection rates of a role, for its company. */
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

export const selectionRatesQuery = (role: string) =>
  queryOptions({
    queryKey: ['selection-rates', role] as const,
    queryFn: ({ signal }) =>
      api.get('/api/roles/{id}/selection-rates', { path: { id: role }, signal }),
    staleTime: 60_000,
  });
