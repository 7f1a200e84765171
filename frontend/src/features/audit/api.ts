/** Calls about the audit trail. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/cache/page';
import type { AuditEntry } from '@/api/words/admin';
import type { Asked } from './rules';

/** What was done, the newest first. */
export const auditQuery = (asked: Asked) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'audit', asked] as const,
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/admin/audit', { query: { ...asked, ...pageParams(pageParam) }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<AuditEntry>,
    staleTime: 0,
  });
