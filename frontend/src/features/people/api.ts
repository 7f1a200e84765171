import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/cache/page';
import type { AdminCandidate, CandidateStanding } from '@/api/words';
import type { AccountMergerPreview } from '@/api/words/admin';
import type { ErasureAct, PersonAct } from './rules';

const all = ['admin-candidates'] as const;
const base = '/api/admin/candidates';

export type Asked = { standing: CandidateStanding; search: string };

/** What is asked of the server: no word where nothing is searched. */
const queryOf = ({ standing, search }: Asked) => ({
  standing,
  ...(search === '' ? {} : { search }),
});

/** Candidates, those who came last first. */
export const candidatesQuery = (asked: Asked) =>
  infiniteQueryOptions({
    queryKey: [...all, 'list', asked],
    queryFn: ({ pageParam, signal }) =>
      api.get(base, { query: { ...queryOf(asked), ...pageParams(pageParam) }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor,
    staleTime: 30_000,
  });

export const candidateQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: ({ signal }) => api.get(`${base}/{id}`, { path: { id }, signal }),
    staleTime: 0,
  });

/** The same list as a table for a spreadsheet. */
export const exportCandidates = (asked: Asked) =>
  api.download('/api/admin/candidate-list', { query: queryOf(asked) });

export async function setAccess(
  { id }: Pick<AdminCandidate, 'id'>,
  act: PersonAct,
  reason: string,
): Promise<void> {
  await api.post(act === 'lock' ? `${base}/{id}/lock` : `${base}/{id}/unlock`, {
    path: { id },
    body: { reason },
  });
}

/** Has an account erased in seven days for a person who asked, or keeps it after all. */
export async function setErasure(
  { id }: Pick<AdminCandidate, 'id'>,
  act: ErasureAct,
  reason: string,
): Promise<void> {
  await api.post(act === 'erase' ? `${base}/{id}/erasure` : `${base}/{id}/erasure/cancel`, {
    path: { id },
    body: { reason },
  });
}

/** Everything that is stored of a person who asked for it. */
export function exportPerson({ id }: Pick<AdminCandidate, 'id'>, reason: string): Promise<unknown> {
  return api.post(`${base}/{id}/export`, { path: { id }, body: { reason } });
}

/** Proposes extra time to a candidate with each invitation; null for none. */
export async function proposeExtraTime(
  { id }: Pick<AdminCandidate, 'id'>,
  percent: number | null,
  reason: string,
): Promise<void> {
  await api.put(`${base}/{id}/extra-time`, { path: { id }, body: { percent, reason } });
}

/** Mails a candidate the link that verifies their address. */
export async function mailVerification({ id }: Pick<AdminCandidate, 'id'>): Promise<void> {
  await api.post(`${base}/{id}/verification-mail`, { path: { id } });
}

/** Voids an attempt for a fault of the platform; its candidate can take it again. */
export async function voidAttempt(id: string, reason: string): Promise<void> {
  await api.post('/api/admin/attempts/{id}/void', { path: { id }, body: { reason } });
}

/** Candidates who may be the same person. */
export const duplicatesQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'duplicates', id],
    queryFn: ({ signal }) => api.get(`${base}/{id}/duplicates`, { path: { id }, signal }),
    staleTime: 0,
  });

/** What merging an account into another would do. */
export const accountMergerQuery = (from: string, into: string) =>
  queryOptions({
    queryKey: [...all, 'merger', from, into],
    queryFn: ({ signal }) =>
      api.get(`${base}/{id}/merger`, { path: { id: from }, query: { into }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Merges an account into another as the preview says. */
export async function mergeAccounts(
  { from, into, digest }: AccountMergerPreview,
  email: string,
  reason: string,
): Promise<void> {
  const body = { into: into.id, email, digest, reason };
  await api.post(`${base}/{id}/merger`, { path: { id: from.id }, body });
}

/** The list and the open candidate are asked again. */
export function refreshCandidates(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: all });
}
