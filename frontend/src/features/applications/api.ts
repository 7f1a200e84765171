/** Calls about somebody's own applications. */
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/cache/page';
import type {
  ApplicationDraft,
  ApplicationStart,
  MyApplication,
  MyApplicationDetail,
  Resume,
  SaidToQuestion,
} from '@/api/words';

const own = '/api/open-roles/{id}/application';

/** Where the person stands with a role: always what the server has now. */
export const startQuery = (role: string) =>
  queryOptions({
    queryKey: ['applications', 'start', role] as const,
    queryFn: ({ signal }) => api.get(own, { path: { id: role }, signal }),
    gcTime: 0,
    staleTime: Infinity,
  });

/** The person's applications, the last sent first. */
export const myApplicationsQuery = infiniteQueryOptions({
  queryKey: ['applications', 'list'] as const,
  queryFn: ({ pageParam, signal }) =>
    api.get('/api/users/applications', { query: pageParams(pageParam), signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: nextCursor<MyApplication>,
});

export const myApplicationQuery = (id: string) =>
  queryOptions({
    queryKey: ['applications', 'one', id] as const,
    queryFn: ({ signal }) => api.get('/api/users/applications/{id}', { path: { id }, signal }),
  });

/** What is filled in. */
export type Filled = { answers: SaidToQuestion[]; note: string };

export const saveDraft = (role: string, version: number, filled: Filled) =>
  api.put(own, { path: { id: role }, body: { version, ...filled } });

export const attachResume = (role: string, name: string, content: string) =>
  api.put(`${own}/resume`, { path: { id: role }, body: { name, content } });

export const detachResume = (role: string) => api.remove(`${own}/resume`, { path: { id: role } });

export const apply = (role: string, filled: Filled): Promise<MyApplicationDetail> =>
  api.create(own, { path: { id: role }, body: filled });

export const withdraw = ({ id, version }: Pick<MyApplication, 'id' | 'version'>) =>
  api.post('/api/users/applications/{id}/withdraw', { path: { id }, body: { version } });

export const downloadResume = ({ id }: Pick<Resume, 'id'>) =>
  api.download('/api/resumes/{id}', { path: { id } });

/** Keeps what the server answered about a draft. */
export function keepDraft(client: QueryClient, role: string, draft: ApplicationDraft): void {
  client.setQueryData(startQuery(role).queryKey, (start: ApplicationStart | undefined) =>
    start === undefined ? undefined : { ...start, draft },
  );
}

/** Keeps an application as it is now, and has the list asked for again. */
export function keepApplication(client: QueryClient, application: MyApplicationDetail): void {
  client.setQueryData(myApplicationQuery(application.id).queryKey, application);
  void client.invalidateQueries({ queryKey: myApplicationsQuery.queryKey });
}
