import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/page';
import { segmentOf } from '@/api/segment';
import type { Page } from '@/api/types';
import type {
  AdminInquiry,
  AdminInquiryDetail,
  GrantedFlag,
  InquiryAct,
  InquiryColumn,
  InquiryCounts,
  NewCompany,
} from '@/api/types-admin';

const all = ['admin-inquiries'] as const;

/** One column of the queue, newest first. */
export const inquiriesQuery = (column: InquiryColumn) =>
  infiniteQueryOptions({
    queryKey: [...all, 'column', column],
    queryFn: ({ pageParam, signal }) =>
      api.get<Page<AdminInquiry>>('/api/admin/inquiries', {
        params: { column, ...pageParams(pageParam) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor,
    staleTime: 30_000,
  });

export const countsQuery = queryOptions({
  queryKey: [...all, 'counts'],
  queryFn: ({ signal }) => api.get<InquiryCounts>('/api/admin/inquiries/counts', { signal }),
  staleTime: 30_000,
});

export const inquiryQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: ({ signal }) =>
      api.get<AdminInquiryDetail>(`/api/admin/inquiries/${encodeURIComponent(id)}`, { signal }),
    staleTime: 0,
  });

/** What an act sends beside the version that was read. */
export type ActBody = {
  flags?: readonly GrantedFlag[];
  note?: string | null;
  text?: string;
  reason?: string;
};

export async function actOn(
  { id, version }: Pick<AdminInquiry, 'id' | 'version'>,
  act: InquiryAct,
  body: ActBody,
): Promise<void> {
  const address = `/api/admin/inquiries/${encodeURIComponent(id)}/${segmentOf(act)}`;
  await api.post(address, { version, ...body });
}

/** Everything of the queue is asked again: an act moves a row from one column to another. */
export function refreshQueue(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: all });
}

export async function createCompany(company: NewCompany): Promise<void> {
  await api.create('/api/admin/companies', company);
}
