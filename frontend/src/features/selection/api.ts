/** Calls about those who have applied for a company's roles. */
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/cache/page';
import type {
  BoardColumn,
  BoardMove,
  CandidateCard,
  CandidateMoved,
  CandidateResume,
  DeclineCode,
  SelectingRole,
} from '@/api/words';
import type { CandidateAssessed } from '@/api/words/hiring/slates';
import { paramsOf, type CardFilter, type Sought } from './filters/rules';

const all = ['selection'] as const;
const ofRole = (role: string) => [...all, 'role', role] as const;

/** The roles whose applicants the company sees, the last published first. */
export const selectingQuery = infiniteQueryOptions({
  queryKey: [...all, 'roles'] as const,
  queryFn: ({ pageParam, signal }) =>
    api.get('/api/selection', { query: pageParams(pageParam), signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: nextCursor<SelectingRole>,
  staleTime: 15_000,
});

export const boardQuery = (role: string) =>
  queryOptions({
    queryKey: [...ofRole(role), 'board'] as const,
    queryFn: ({ signal }) => api.get('/api/roles/{id}/board', { path: { id: role }, signal }),
    staleTime: 15_000,
  });

/** How many cards of a column are asked for at a time. */
const CARDS = 100;

export const columnsKey = (role: string) => [...ofRole(role), 'column'] as const;

/** The cards of a column, or of all, that are looked for, in the order in which they applied. */
export const columnQuery = (role: string, column: BoardColumn | null, { q, filter }: Sought) =>
  infiniteQueryOptions({
    queryKey: [...columnsKey(role), q, paramsOf(filter), column] as const,
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/roles/{id}/applications', {
        path: { id: role },
        query: {
          ...pageParams(pageParam, CARDS),
          ...paramsOf(filter),
          ...(column === null ? {} : { column }),
          ...(q === '' ? {} : { q }),
        },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<CandidateCard>,
    staleTime: 15_000,
  });

/** How many a filter finds, by column. */
export const foundQuery = (role: string, filter: CardFilter) =>
  queryOptions({
    queryKey: [...ofRole(role), 'found', paramsOf(filter)] as const,
    queryFn: ({ signal }) =>
      api.get('/api/roles/{id}/applications/counts', {
        path: { id: role },
        query: paramsOf(filter),
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  });

export const candidateQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'one', id] as const,
    queryFn: ({ signal }) => api.get('/api/applications/{id}', { path: { id }, signal }),
    staleTime: 0,
  });

/** A move, with what is said with it. */
export type Said = { act: BoardMove; reason?: string; code?: DeclineCode };

type Seen = Pick<CandidateCard, 'id' | 'version'>;

const wordsOf = ({ act, reason = '', code }: Said) => ({
  act,
  reason: reason.trim() === '' ? null : reason.trim(),
  code: code ?? null,
});

export const moveOne = ({ id, version }: Seen, said: Said): Promise<CandidateCard> =>
  api.post('/api/applications/{id}/step', { path: { id }, body: { version, ...wordsOf(said) } });

/** How many are moved, or invited, with one call. */
export const AT_ONCE = 100;

/** The same move of several: each is made or refused by itself. */
export async function moveSome(
  role: string,
  of: readonly Seen[],
  said: Said,
): Promise<CandidateMoved[]> {
  const items = of.map(({ id, version }) => ({ id, version }));
  const path = { id: role };
  const body = { items, ...wordsOf(said) };
  return (await api.post('/api/roles/{id}/applications/steps', { path, body })).items;
}

/** Invites several to an assessment: each is invited or not. The same key is the same call. */
export async function assessSome(
  role: string,
  of: readonly Seen[],
  { assessment, key }: { assessment: string; key: string },
): Promise<CandidateAssessed[]> {
  const items = of.map(({ id, version }) => ({ id, version }));
  const body = { assessment_id: assessment, items };
  const path = { id: role };
  return (await api.create('/api/roles/{id}/applications/assess', { path, body, key })).items;
}

/** Mails somebody their invitation once more. */
export const remindOne = ({ id }: Pick<Seen, 'id'>): Promise<CandidateCard> =>
  api.post('/api/applications/{id}/remind', { path: { id } });

export const waive = ({ id, version }: Seen) =>
  api.post('/api/applications/{id}/waive', { path: { id }, body: { version } });

export async function showNames(role: string, named: boolean, reason: string): Promise<void> {
  await api.post('/api/roles/{id}/names', { path: { id: role }, body: { named, reason } });
}

export const exportTable = (role: string) =>
  api.download('/api/roles/{id}/applications/export', { path: { id: role } });

export const downloadResume = ({ id }: Pick<CandidateResume, 'id'>) =>
  api.download('/api/resumes/{id}', { path: { id } });

/** Has everything of a role asked for again, and of the candidates. */
export function refreshRole(client: QueryClient, role: string): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: ofRole(role) }),
    client.invalidateQueries({ queryKey: [...all, 'one'] }),
    client.invalidateQueries({ queryKey: selectingQuery.queryKey }),
  ]);
}
