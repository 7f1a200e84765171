import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/cache/page';
import type { AdminInquiry, GrantedFlag, InquiryAct, InquiryColumn, NewCompany } from '@/api/words';
import type { InquiryRejection, InquiryRejectionPreview } from '@/api/words/admin';

const all = ['admin-inquiries'] as const;

/** One column of the queue, newest first. */
export const inquiriesQuery = (column: InquiryColumn) =>
  infiniteQueryOptions({
    queryKey: [...all, 'column', column],
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/admin/inquiries', {
        query: { column, ...pageParams(pageParam) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor,
    staleTime: 30_000,
  });

/** The inquiries of a column as a table for a spreadsheet. */
export const downloadInquiries = (column: InquiryColumn) =>
  api.download('/api/admin/inquiries/export', { query: { column } });

export const countsQuery = queryOptions({
  queryKey: [...all, 'counts'],
  queryFn: ({ signal }) => api.get('/api/admin/inquiries/counts', { signal }),
  staleTime: 30_000,
});

export const inquiryQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: ({ signal }) => api.get('/api/admin/inquiries/{id}', { path: { id }, signal }),
    staleTime: 0,
  });

type Seen = Pick<AdminInquiry, 'id' | 'version'>;
/** What the admin says beside an act; each act takes of it what it needs. */
export type Said = {
  words: string;
  flags: GrantedFlag[];
  /** The last day of the flags; empty for none. */
  until: string;
  /** The plan to subscribe to; null for none. */
  plan: string | null;
};

const base = '/api/admin/inquiries/{id}';
const acts: Record<InquiryAct, (seen: Seen, said: Said) => Promise<unknown>> = {
  approve: ({ id, version }, { words, flags, until, plan }) =>
    api.post(`${base}/approve`, {
      path: { id },
      body: {
        version,
        flags,
        until: until === '' || flags.length === 0 ? null : until,
        plan,
        note: words === '' ? null : words,
      },
    }),
  reject: ({ id, version }, { words }) =>
    api.post(`${base}/reject`, { path: { id }, body: { version, reason: words } }),
  request_info: ({ id, version }, { words }) =>
    api.post(`${base}/request-info`, { path: { id }, body: { version, text: words } }),
  suspend: ({ id, version }, { words }) =>
    api.post(`${base}/suspend`, { path: { id }, body: { version, reason: words } }),
  restore: ({ id, version }) => api.post(`${base}/restore`, { path: { id }, body: { version } }),
  resend_activation: ({ id, version }) =>
    api.post(`${base}/resend-activation`, { path: { id }, body: { version } }),
  revoke_activation: ({ id, version }) =>
    api.post(`${base}/revoke-activation`, { path: { id }, body: { version } }),
};

/** One act on the version that was read. */
export async function actOn(seen: Seen, act: InquiryAct, said: Said): Promise<void> {
  await acts[act](seen, said);
}

const bodyOf = (of: readonly Seen[], reason: string) => ({
  items: of.map(({ id, version }) => ({ id, version })),
  reason,
});

/** Which mail each company would get, or why none. Nothing is changed. */
export async function previewRejections(
  of: readonly Seen[],
  reason: string,
): Promise<InquiryRejectionPreview[]> {
  const body = bodyOf(of, reason);
  return (await api.post('/api/admin/inquiries/reject/preview', { body })).items;
}

/** Rejects several: each is rejected or left as it is. The same key is the same call. */
export async function rejectSome(
  of: readonly Seen[],
  reason: string,
  key: string,
): Promise<InquiryRejection[]> {
  const body = bodyOf(of, reason);
  return (await api.create('/api/admin/inquiries/reject', { body, key })).items;
}

/** Adds a note to the history. The same key is the same note. */
export async function noteOn(id: string, said: string, key: string): Promise<void> {
  await api.create('/api/admin/inquiries/{id}/notes', { path: { id }, body: { text: said }, key });
}

/** Everything of the queue is asked again: an act moves a row from one column to another. */
export function refreshQueue(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: all });
}

export async function createCompany(company: NewCompany): Promise<void> {
  await api.create('/api/admin/companies', { body: company });
}
