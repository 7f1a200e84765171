/** Calls of the admin about partners. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/cache/page';
import { queryClient } from '@/api/cache/query-client';
import type {
  AdjustPartner,
  AdminPartner,
  AdminPartnerDetail,
  AdminReferral,
  AgreePartnerTerms,
  Commission,
  PartnerStatement,
} from '@/api/words';
import type { Looked } from './rules';

const base = '/api/admin/partners';

export const partnersQuery = (looked: Looked) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'partners', looked] as const,
    queryFn: ({ pageParam, signal }) =>
      api.get(base, { query: { ...looked, ...pageParams(pageParam) }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<AdminPartner>,
    staleTime: 0,
  });

export const downloadPartners = (looked: Looked) =>
  api.download(`${base}/export`, { query: looked });

export const partnerQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'partner', id] as const,
    queryFn: ({ signal }) => api.get(`${base}/{id}`, { path: { id }, signal }),
    staleTime: 0,
  });

export const referralsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'partner', id, 'referrals'] as const,
    queryFn: ({ pageParam, signal }) =>
      api.get(`${base}/{id}/referrals`, { path: { id }, query: pageParams(pageParam), signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<AdminReferral>,
    staleTime: 0,
  });

export const ledgerQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'partner', id, 'commissions'] as const,
    queryFn: ({ pageParam, signal }) =>
      api.get(`${base}/{id}/commissions`, { path: { id }, query: pageParams(pageParam), signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<Commission>,
    staleTime: 0,
  });

export const statementsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'partner', id, 'statements'] as const,
    queryFn: ({ pageParam, signal }) =>
      api.get(`${base}/{id}/statements`, { path: { id }, query: pageParams(pageParam), signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<PartnerStatement>,
    staleTime: 0,
  });

/** Everything about a partner is asked again. */
export async function refreshPartner(id: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['admin', 'partner', id] });
  await queryClient.invalidateQueries({ queryKey: ['admin', 'partners'] });
}

type Answer = Promise<AdminPartnerDetail>;

export const agreeTerms = (id: string, body: AgreePartnerTerms): Answer =>
  api.post(`${base}/{id}/terms`, { path: { id }, body });

export const adjust = (id: string, body: AdjustPartner): Answer =>
  api.post(`${base}/{id}/adjustments`, { path: { id }, body });

type Versioned = { id: string; version: number };

export const replaceCode = ({ id, version }: Versioned, reason: string): Answer =>
  api.post(`${base}/{id}/code`, { path: { id }, body: { version, reason } });

export const suspend = ({ id, version }: Versioned, reason: string): Answer =>
  api.post(`${base}/{id}/suspend`, { path: { id }, body: { version, reason } });

export const restore = ({ id, version }: Versioned, reason: string): Answer =>
  api.post(`${base}/{id}/restore`, { path: { id }, body: { version, reason } });

export const clearReferral = ({ id, version }: Versioned, reason: string) =>
  api.post('/api/admin/partner-referrals/{id}/clear', { path: { id }, body: { version, reason } });

export const declineCommission = ({ id, version }: Versioned, reason: string) =>
  api.post('/api/admin/commissions/{id}/decline', { path: { id }, body: { version, reason } });
