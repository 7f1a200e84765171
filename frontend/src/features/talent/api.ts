/** Calls about the talent pool. */
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { nextCursor, pageParams } from '@/api/cache/page';
import { api } from '@/api/client';
import type {
  Introduction,
  IntroductionToMe,
  RequestIntroduction,
  SaveTalentProfile,
  SaveTalentSearch,
  TalentProfile,
  TalentResume,
} from '@/api/words';
import type {
  AddTalentProspect,
  RequestIntroductionToProspect,
  TalentProspects,
} from '@/api/words/hiring/talent';
import { DATA_JUST_READ_MS } from '@/facts/constants';
import { myApplicationsQuery } from '@/features/applications/api';
import { cardParams, type Filter } from './rules';

const all = ['talent'] as const;
const own = [...all, 'own'] as const;
const mine = '/api/talent-profile';
const received = `${mine}/introductions` as const;
const prospects = '/api/talent-prospects';

/** What everybody may know of the pool. */
export const poolQuery = queryOptions({
  queryKey: [...all, 'pool'],
  queryFn: ({ signal }) => api.get('/api/talent-pool', { signal }),
  staleTime: 30_000,
});

/** One's own place in the pool; null before one has joined. Not kept between visits: a form starts from the present version. */
export const profileQuery = queryOptions({
  queryKey: [...own, 'profile'],
  queryFn: async ({ signal }) => (await api.get(mine, { signal })).profile,
  staleTime: 0,
  gcTime: 0,
});

/** Companies whose names begin like this. */
export const companiesQuery = (name: string) =>
  queryOptions({
    queryKey: [...all, 'companies', name],
    queryFn: ({ signal }) => api.get(`${mine}/companies`, { query: { name }, signal }),
    staleTime: 60_000,
    enabled: name !== '',
  });

export async function saveProfile(body: SaveTalentProfile): Promise<TalentProfile | null> {
  return (await api.put(mine, { body })).profile;
}

export async function leavePool(client: QueryClient): Promise<void> {
  await api.remove(mine);
  client.setQueryData(profileQuery.queryKey, null);
  void client.invalidateQueries({ queryKey: all });
}

/** Puts a file beside the profile; what is typed in the form stays as it is. */
export async function attachResume(client: QueryClient, name: string, content: string) {
  const { profile } = await api.put(`${mine}/resume`, { body: { name, content } });
  client.setQueryData(profileQuery.queryKey, profile);
}

export async function detachResume(client: QueryClient): Promise<void> {
  const { profile } = await api.remove(`${mine}/resume`);
  client.setQueryData(profileQuery.queryKey, profile);
}

export const downloadResume = ({ id }: Pick<TalentResume, 'id'>) =>
  api.download('/api/resumes/{id}', { path: { id } });

/** One's own results that can be shown: the newest hundred that are over. */
export const ownResultsQuery = queryOptions({
  queryKey: [...own, 'results'],
  queryFn: async ({ signal }) => {
    const { items } = await api.get('/api/reports', { query: { limit: 100 }, signal });
    return items.filter(({ state }) => state === 'graded');
  },
  staleTime: 0,
});

/** What companies have asked, newest first. */
export const receivedQuery = infiniteQueryOptions({
  queryKey: [...own, 'received'],
  queryFn: ({ pageParam, signal }) => api.get(received, { query: pageParams(pageParam), signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: nextCursor,
  staleTime: DATA_JUST_READ_MS,
});

type Seen = Pick<IntroductionToMe, 'id' | 'version'>;

/** An answer to the version that was read. */
export async function answer(
  { id, version }: Seen,
  act: 'accept' | 'decline',
  reason: string,
): Promise<void> {
  if (act === 'accept')
    await api.post(`${received}/{id}/accept`, { path: { id }, body: { version } });
  else {
    const body = { version, reason: reason === '' ? null : reason };
    await api.post(`${received}/{id}/decline`, { path: { id }, body });
  }
}

/** The cards that the company sees. Their handles change with the pool: asked for again on every visit. */
export const cardsQuery = (filter: Filter) =>
  infiniteQueryOptions({
    queryKey: [...all, 'cards', filter],
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/talent-pool/cards', {
        query: { ...pageParams(pageParam), ...cardParams(filter) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor,
    staleTime: 0,
  });

/**
 * How many candidates the list of a filter begins with, at most a hundred. It is counted in the list itself, so it
 * says nothing that the list does not show.
 */
export const findsQuery = (filter: Filter) =>
  queryOptions({
    queryKey: [...all, 'finds', filter],
    queryFn: async ({ signal }) => {
      const query = { limit: 100, ...cardParams(filter) };
      return (await api.get('/api/talent-pool/cards', { query, signal })).items.length;
    },
    staleTime: 0,
  });

export const searchesQuery = queryOptions({
  queryKey: [...all, 'searches'],
  queryFn: async ({ signal }) => (await api.get('/api/talent-searches', { signal })).items,
  staleTime: 30_000,
});

export async function saveSearch(body: SaveTalentSearch, key: string): Promise<void> {
  await api.create('/api/talent-searches', { body, key });
}

export async function deleteSearch(id: string): Promise<void> {
  await api.remove('/api/talent-searches/{id}', { path: { id } });
}

/** The cards that the company keeps for one of its roles, those added last first. */
export const prospectsQuery = (role: string) =>
  infiniteQueryOptions({
    queryKey: [...all, 'prospects', role],
    queryFn: ({ pageParam, signal }): Promise<TalentProspects> =>
      api.get(prospects, { query: { ...pageParams(pageParam), role_id: role }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor,
    staleTime: 0,
  });

export async function addProspect(body: AddTalentProspect, key: string): Promise<void> {
  await api.create(prospects, { body, key });
}

export async function removeProspect(id: string): Promise<void> {
  await api.remove(`${prospects}/{id}`, { path: { id } });
}

/** Asks a prospect for an introduction; they leave the list. */
export async function askProspect(
  id: string,
  body: RequestIntroductionToProspect,
  key: string,
): Promise<void> {
  await api.create(`${prospects}/{id}/introductions`, { path: { id }, body, key });
}

/** Whom the company has asked, newest first. */
export const askedQuery = infiniteQueryOptions({
  queryKey: [...all, 'asked'],
  queryFn: ({ pageParam, signal }) =>
    api.get('/api/introductions', { query: pageParams(pageParam), signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: nextCursor,
  staleTime: 0,
});

export async function requestIntroduction(body: RequestIntroduction, key: string): Promise<void> {
  await api.create('/api/introductions', { body, key });
}

export async function cancelIntroduction({
  id,
  version,
}: Pick<Introduction, 'id' | 'version'>): Promise<void> {
  await api.post('/api/introductions/{id}/cancel', { path: { id }, body: { version } });
}

/** Everything of the pool is asked again: one act changes what several lists show. */
export function refreshTalent(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: all });
}

/** The same after an answer, and the applications that an acceptance adds to. */
export async function refreshAnswered(client: QueryClient): Promise<void> {
  await Promise.all([
    refreshTalent(client),
    client.invalidateQueries({ queryKey: myApplicationsQuery.queryKey }),
  ]);
}
