/** Calls about the network of who brought whom. */
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/cache/page';
import type { NetworkEdge } from '@/api/words/admin';
import { queryOf, type Asked } from './rules';

const base = '/api/admin/network';
const MINUTE_MS = 60_000;

/** The graph; asked again every minute while the page is in front. */
export const networkQuery = (asked: Asked) =>
  queryOptions({
    queryKey: ['admin', 'network', queryOf(asked)] as const,
    queryFn: ({ signal }) => api.get(base, { query: queryOf(asked), signal }),
    placeholderData: keepPreviousData,
    refetchInterval: MINUTE_MS,
    staleTime: MINUTE_MS,
  });

/** The edges one by one, the newest first. */
export const edgesQuery = (asked: Asked) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'network-edges', queryOf(asked)] as const,
    queryFn: ({ pageParam, signal }) =>
      api.get(`${base}/edges`, { query: { ...queryOf(asked), ...pageParams(pageParam) }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<NetworkEdge>,
    staleTime: 0,
  });

export const downloadEdges = (asked: Asked) =>
  api.download(`${base}/edges/export`, { query: queryOf(asked) });

export const downloadGraph = (asked: Asked) =>
  api.download(`${base}/graphml`, { query: queryOf(asked) });
