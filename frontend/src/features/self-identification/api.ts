/** Calls about what a candidate says of themselves for statistics. */
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { SaveSelfIdentification, SelfIdentification } from '@/api/words';

const own = '/api/users/self-identification';

/** One's own answers. Not kept between visits: nobody else at this browser is to find them. */
export const selfIdentificationQuery = queryOptions({
  queryKey: ['self-identification'] as const,
  queryFn: ({ signal }) => api.get(own, { signal }),
  staleTime: 0,
  gcTime: 0,
});

export const saveSelfIdentification = (body: SaveSelfIdentification): Promise<SelfIdentification> =>
  api.put(own, { body });

export async function deleteSelfIdentification(): Promise<void> {
  await api.remove(own);
}
