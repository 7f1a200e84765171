/** Calls about GitHub reports. */
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { nextCursor, pageParams } from '@/api/cache/page';
import { api } from '@/api/client';
import type { GithubReport, RequestGithubReport } from '@/api/words/github-reports';
import { DATA_JUST_READ_MS } from '@/facts/constants';
import { isUnderWay } from './rules';

const all = ['github-reports'] as const;
const mine = '/api/users/github-reports';
const AGAIN_MS = 3_000;

/** Who reads: the company that asked, or the candidate. */
export type Side = 'company' | 'candidate';

/** A report that is being collected is asked for again every few seconds. */
const untilCollected = (reports: readonly GithubReport[]) =>
  reports.some(({ state }) => isUnderWay(state)) ? AGAIN_MS : false;

/** The reports that one has asked for, or that are on oneself; newest first. */
export const reportsQuery = (side: Side) =>
  infiniteQueryOptions({
    queryKey: [...all, side, 'list'] as const,
    queryFn: ({ pageParam, signal }) => {
      const call = { query: pageParams(pageParam), signal };
      return side === 'company' ? api.get('/api/github-reports', call) : api.get(mine, call);
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<GithubReport>,
    staleTime: DATA_JUST_READ_MS,
    refetchInterval: ({ state }) =>
      untilCollected((state.data?.pages ?? []).flatMap(({ items }) => items)),
  });

/** One report with its figures. */
export const reportQuery = (side: Side, id: string) =>
  queryOptions({
    queryKey: [...all, side, 'one', id] as const,
    queryFn: ({ signal }): Promise<GithubReport> => {
      const call = { path: { id }, signal };
      return side === 'company'
        ? api.get('/api/github-reports/{id}', call)
        : api.get(`${mine}/{id}`, call);
    },
    staleTime: 0,
    refetchInterval: ({ state }) => untilCollected(state.data === undefined ? [] : [state.data]),
  });

export async function requestReport(body: RequestGithubReport, key: string): Promise<void> {
  await api.create('/api/github-reports', { body, key });
}

/** The candidate's own report; the one there is, where it has not ended. */
export function beginOwn(key: string): Promise<GithubReport> {
  return api.create(mine, { key });
}

type Seen = Pick<GithubReport, 'id' | 'version'>;

/** Where at GitHub the candidate consents. */
export async function beginConsent({ id, version }: Seen): Promise<string> {
  const call = { path: { id }, body: { version } };
  return (await api.post(`${mine}/{id}/consent`, call)).url;
}

/** What the candidate came back from GitHub with. */
export function completeConsent(state: string, code: string): Promise<GithubReport> {
  return api.post(`${mine}/callback`, { body: { state, code } });
}

export type Act = 'share' | 'decline' | 'withdraw';

export async function act({ id, version }: Seen, what: Act): Promise<void> {
  const call = { path: { id }, body: { version } };
  if (what === 'share') await api.post(`${mine}/{id}/share`, call);
  else if (what === 'decline') await api.post(`${mine}/{id}/decline`, call);
  else await api.post(`${mine}/{id}/withdraw`, call);
}

/** Everything about reports is asked again: one act changes what several lists show. */
export function refreshReports(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: all });
}
