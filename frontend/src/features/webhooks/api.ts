/** Calls about the webhooks of the signed-in person's company. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor, pageParams, rows } from '@/api/cache/page';
import { queryClient } from '@/api/cache/query-client';
import type { AddWebhook, MadeWebhook, Webhook, WebhookDelivery } from '@/api/words';
import { isUnderWay } from './rules';

const address = '/api/companies/me/webhooks';
/** How often deliveries that are under way are asked for again. */
const UNDER_WAY_MS = 2_000;

/** The webhooks, the newest first. Other owners change them. */
export const webhooksQuery = infiniteQueryOptions({
  queryKey: ['company', 'webhooks'] as const,
  queryFn: ({ pageParam, signal }) => api.get(address, { query: pageParams(pageParam), signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: nextCursor<Webhook>,
  staleTime: 0,
});

/** What was sent to one of them, the newest first. */
export function deliveriesQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: ['company', 'webhooks', id, 'deliveries'] as const,
    queryFn: ({ pageParam, signal }) =>
      api.get(`${address}/{id}/deliveries`, {
        path: { id },
        query: pageParams(pageParam),
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<WebhookDelivery>,
    staleTime: 0,
    refetchInterval: (query) => (isUnderWay(rows(query.state.data)) ? UNDER_WAY_MS : false),
  });
}

const again = () => queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey });

export async function addWebhook(wanted: AddWebhook, key: string): Promise<MadeWebhook> {
  const made = await api.create(address, { body: wanted, key });
  await again();
  return made;
}

export async function changeWebhook({ id, version }: Webhook, wanted: AddWebhook): Promise<void> {
  await api.put(`${address}/{id}`, { path: { id }, body: { version, ...wanted } });
  await again();
}

export async function rotateSecret({ id }: Webhook): Promise<MadeWebhook> {
  const made = await api.post(`${address}/{id}/rotate`, { path: { id } });
  await again();
  return made;
}

export async function stepWebhook(
  { id, version }: Webhook,
  act: 'pause' | 'resume',
): Promise<void> {
  const call = { path: { id }, body: { version } };
  await (act === 'pause'
    ? api.post(`${address}/{id}/pause`, call)
    : api.post(`${address}/{id}/resume`, call));
  await again();
}

export async function deleteWebhook({ id }: Webhook): Promise<void> {
  await api.post(`${address}/{id}/delete`, { path: { id } });
  await again();
}

export async function testWebhook({ id }: Webhook): Promise<void> {
  await api.post(`${address}/{id}/test`, { path: { id } });
  await again();
}

export async function replayDelivery({ id }: WebhookDelivery): Promise<void> {
  await api.post('/api/companies/me/webhook-deliveries/{id}/replay', { path: { id } });
  await again();
}
