/** Calls about roles that the admin or their company proposes, of the candidate, the admin and the company. */
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/cache/page';
import type { ProposeRole, RoleProposal } from '@/api/words/hiring/slates';
import { DATA_JUST_READ_MS } from '@/facts/constants';
import { myApplicationsQuery } from '@/features/applications/api';

const all = ['role-proposals'] as const;
const mine = '/api/users/role-proposals';
const ofReport = '/api/reports/{id}/roles';
const toCandidate = '/api/admin/candidates/{id}/role-proposals';

/** What was proposed to the caller, newest first. */
export const myProposalsQuery = infiniteQueryOptions({
  queryKey: [...all, 'own'],
  queryFn: ({ pageParam, signal }) => api.get(mine, { query: pageParams(pageParam), signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: nextCursor<RoleProposal>,
  staleTime: DATA_JUST_READ_MS,
});

/** What was proposed to a candidate, newest first. */
export const proposalsQuery = (candidate: string) =>
  infiniteQueryOptions({
    queryKey: [...all, 'to', candidate],
    queryFn: ({ pageParam, signal }) =>
      api.get(toCandidate, { path: { id: candidate }, query: pageParams(pageParam), signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<RoleProposal>,
    staleTime: 0,
  });

/** The company's roles that it has asked the candidate of a report about, newest first. */
export const askedQuery = (report: string) =>
  infiniteQueryOptions({
    queryKey: [...all, 'asked', report],
    queryFn: ({ pageParam, signal }) =>
      api.get(ofReport, { path: { id: report }, query: pageParams(pageParam), signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<RoleProposal>,
    staleTime: DATA_JUST_READ_MS,
  });

type Seen = Pick<RoleProposal, 'id' | 'version'>;
export type Answer = 'accept' | 'decline';

/** An answer to the version that was read. */
export async function answer({ id, version }: Seen, act: Answer, reason: string): Promise<void> {
  if (act === 'accept') await api.post(`${mine}/{id}/accept`, { path: { id }, body: { version } });
  else {
    const body = { version, reason: reason === '' ? null : reason };
    await api.post(`${mine}/{id}/decline`, { path: { id }, body });
  }
}

export async function propose(candidate: string, body: ProposeRole, key: string): Promise<void> {
  await api.create(toCandidate, { path: { id: candidate }, body, key });
}

export async function ask(report: string, body: ProposeRole, key: string): Promise<void> {
  await api.create(ofReport, { path: { id: report }, body, key });
}

export async function withdraw({ id, version }: Seen): Promise<void> {
  await api.post('/api/admin/role-proposals/{id}/withdraw', { path: { id }, body: { version } });
}

/** Every list of proposals is asked for again, and the applications that an answer adds to. */
export async function refreshProposals(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: all }),
    client.invalidateQueries({ queryKey: myApplicationsQuery.queryKey }),
  ]);
}
