/** Calls of staff who pay partners. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/cache/page';
import { queryClient } from '@/api/cache/query-client';
import type { PartnerPayout, PartnerStatement, StatementState } from '@/api/words';

const base = '/api/billing/partner-statements';

export const payoutsQuery = (state: StatementState) =>
  infiniteQueryOptions({
    queryKey: ['billing', 'payouts', state] as const,
    queryFn: ({ pageParam, signal }) =>
      api.get(base, { query: { state, ...pageParams(pageParam) }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<PartnerPayout>,
    staleTime: 0,
  });

export const refreshPayouts = () =>
  queryClient.invalidateQueries({ queryKey: ['billing', 'payouts'] });

export const payStatement = ({ id, version }: PartnerStatement, reference: string) =>
  api.post(`${base}/{id}/pay`, { path: { id }, body: { version, reference } });
