/** Calls of the admin about companies. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/cache/page';
import { queryClient } from '@/api/cache/query-client';
import type { AdminCompany, AdminCompanyDetail, AdminCustomer, CompanyFlag } from '@/api/words';
import type { MergerPreview, NewCustomer } from '@/api/words/admin';
import type { Looked } from './rules';

const address = '/api/admin/companies';

export const companiesQuery = (looked: Looked) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'companies', looked] as const,
    queryFn: ({ pageParam, signal }) =>
      api.get(address, { query: { ...looked, ...pageParams(pageParam) }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<AdminCompany>,
    staleTime: 0,
  });

export const companyQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'company', id] as const,
    queryFn: ({ signal }) => api.get(`${address}/{id}`, { path: { id }, signal }),
    staleTime: 0,
  });

export const payingQuery = infiniteQueryOptions({
  queryKey: ['admin', 'paying-companies'] as const,
  queryFn: ({ pageParam, signal }) =>
    api.get('/api/admin/paying-companies', { query: pageParams(pageParam), signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: nextCursor<AdminCustomer>,
  staleTime: 0,
});

/** The companies that began to pay lately, the last first. */
export const newCustomersQuery = infiniteQueryOptions({
  queryKey: ['admin', 'new-customers'] as const,
  queryFn: ({ pageParam, signal }) =>
    api.get('/api/admin/new-customers', { query: pageParams(pageParam), signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: nextCursor<NewCustomer>,
  staleTime: 0,
});

export const historyQuery = queryOptions({
  queryKey: ['admin', 'paying-companies', 'months'] as const,
  queryFn: ({ signal }) => api.get('/api/admin/paying-companies/months', { signal }),
  staleTime: 0,
});

export const membersQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'company', id, 'members'] as const,
    queryFn: ({ signal }) => api.get(`${address}/{id}/members`, { path: { id }, signal }),
    staleTime: 0,
  });

/** The companies of a list as a table for a spreadsheet. */
export const downloadCompanies = (looked: Looked) =>
  api.download(`${address}/export`, { query: looked });

export const downloadPaying = () => api.download('/api/admin/paying-companies/export', {});

async function show(detail: AdminCompanyDetail): Promise<void> {
  queryClient.setQueryData(companyQuery(detail.company.id).queryKey, detail);
  await queryClient.invalidateQueries({ queryKey: ['admin', 'companies'] });
  await queryClient.invalidateQueries({ queryKey: payingQuery.queryKey });
}

/** Grants a flag until a day, or until it is revoked. */
export const grantFlag = async (
  id: string,
  flag: CompanyFlag,
  until: string | null,
  reason: string,
) =>
  show(await api.post(`${address}/{id}/grants`, { path: { id }, body: { flag, until, reason } }));

export const revokeFlag = async (id: string, flag: CompanyFlag, reason: string) =>
  show(await api.post(`${address}/{id}/grants/revoke`, { path: { id }, body: { flag, reason } }));

export const suspendCompany = async (id: string, reason: string) =>
  show(await api.post(`${address}/{id}/suspend`, { path: { id }, body: { reason } }));

export const restoreCompany = async (id: string, reason: string) =>
  show(await api.post(`${address}/{id}/restore`, { path: { id }, body: { reason } }));

export const extendGrace = async (id: string, until: string, reason: string) =>
  show(await api.post(`${address}/{id}/grace`, { path: { id }, body: { until, reason } }));

/** Makes a member an owner in the place of one. */
export async function transferCompany(
  id: string,
  from: string,
  to: string,
  reason: string,
): Promise<void> {
  await show(
    await api.post(`${address}/{id}/transfer`, { path: { id }, body: { from, to, reason } }),
  );
  await queryClient.invalidateQueries({ queryKey: membersQuery(id).queryKey });
}

/** What merging a company into another would do. Never kept: it is what is confirmed. */
export const mergerQuery = (from: string, into: string) =>
  queryOptions({
    queryKey: ['admin', 'company', from, 'merger', into] as const,
    queryFn: ({ signal }) =>
      api.get(`${address}/{id}/merger`, { path: { id: from }, query: { into }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Merges a company into another as the preview says. */
export async function mergeCompany(
  { from, into, digest }: MergerPreview,
  name: string,
  reason: string,
): Promise<void> {
  const body = { into: into.id, name, digest, reason };
  await show(await api.post(`${address}/{id}/merger`, { path: { id: from.id }, body }));
  await queryClient.invalidateQueries({ queryKey: ['admin', 'company'] });
}
