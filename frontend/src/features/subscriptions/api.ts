/** Calls of the admin about plans, and what one company has of them. */
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { queryClient } from '@/api/cache/query-client';
import type { CompanySubscription, PlanForm } from '@/api/words/plans';

const address = '/api/admin/companies/{id}';

export const plansQuery = queryOptions({
  queryKey: ['admin', 'plans'] as const,
  queryFn: ({ signal }) => api.get('/api/admin/plans', { signal }),
  staleTime: 0,
});

export async function savePlan(slug: string, version: number, form: PlanForm): Promise<void> {
  await api.put('/api/admin/plans', { body: { slug, version, form } });
  await queryClient.invalidateQueries({ queryKey: plansQuery.queryKey });
}

export const subscriptionQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'subscription', id] as const,
    queryFn: ({ signal }) => api.get(`${address}/subscription`, { path: { id }, signal }),
    staleTime: 0,
  });

/** What an act answers is what the card shows; what follows from it is asked for again. */
async function show(id: string, now: CompanySubscription): Promise<void> {
  queryClient.setQueryData(subscriptionQuery(id).queryKey, now);
  await queryClient.invalidateQueries({ queryKey: ['admin', 'company', id] });
  await queryClient.invalidateQueries({ queryKey: ['admin', 'paying-companies'] });
}

export const subscribe = async (id: string, plan: string, key: string) =>
  show(id, await api.create(`${address}/subscription`, { path: { id }, body: { plan }, key }));

export const chooseNextPlan = async (id: string, version: number, plan: string) =>
  show(
    id,
    await api.post(`${address}/subscription/plan`, { path: { id }, body: { version, plan } }),
  );

export const endSubscription = async (id: string, version: number, ends: boolean, reason: string) =>
  show(
    id,
    await api.post(`${address}/subscription/end`, {
      path: { id },
      body: { version, ends, reason },
    }),
  );

export const markChurned = async (id: string, version: number, reason: string) =>
  show(
    id,
    await api.post(`${address}/subscription/churn`, { path: { id }, body: { version, reason } }),
  );

export const grantInvitations = async (
  id: string,
  body: { amount: number; expires_on: string; reason: string },
  key: string,
) => show(id, await api.create(`${address}/invitation-credits`, { path: { id }, body, key }));
