import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { queryClient } from '@/api/cache/query-client';
import type { NewPartnerApplication } from '@/api/words';

const key = ['partner-application'] as const;
const address = '/api/users/partner-application';

/** One's own application, or null before there is one. Somebody else decides on it: asked for again on every visit. */
export const applicationQuery = queryOptions({
  queryKey: key,
  queryFn: async ({ signal }) => (await api.get(address, { signal })).application,
  staleTime: 0,
});

/** Sends the application. The same key for the same words. */
export async function apply(body: NewPartnerApplication, idempotencyKey: string): Promise<void> {
  const { application } = await api.create(address, { body, key: idempotencyKey });
  queryClient.setQueryData(key, application);
}

/** Takes the application back, in the version that was shown. */
export async function withdraw(version: number): Promise<void> {
  const { application } = await api.post(`${address}/withdraw`, { body: { version } });
  queryClient.setQueryData(key, application);
}
