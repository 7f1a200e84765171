/** Calls of a partner about whom they brought and what they earn. */
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/cache/page';
import type {
  BroughtCompany,
  BroughtStudent,
  Commission,
  PartnerStatement,
  PartnerVisibility,
} from '@/api/words';
import type { StudentInvitation, StudentRow } from '@/api/words/scores';

const base = '/api/partners/me';

export const ownQuery = queryOptions({
  queryKey: ['partner', 'own'] as const,
  queryFn: ({ signal }) => api.get(base, { signal }),
});

const asked = (search: string) => (search === '' ? {} : { search });

export const studentsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['partner', 'students', search] as const,
    queryFn: ({ pageParam, signal }) =>
      api.get(`${base}/students`, {
        query: { ...asked(search), ...pageParams(pageParam) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<BroughtStudent>,
  });

export const downloadStudents = (search: string) =>
  api.download(`${base}/students/export`, { query: asked(search) });

export const invitationsQuery = infiniteQueryOptions({
  queryKey: ['partner', 'invitations'] as const,
  queryFn: ({ pageParam, signal }) =>
    api.get(`${base}/invitations`, { query: pageParams(pageParam), signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: nextCursor<StudentInvitation>,
});

/** What became of each row. The same key for the same rows. */
export async function inviteStudents(rows: StudentRow[], key: string) {
  return (await api.create(`${base}/invitations`, { body: { rows }, key })).outcomes;
}

export const remindStudents = () => api.post(`${base}/invitations/reminders`);

export const partnerStopQuery = (token: string) =>
  queryOptions({
    queryKey: ['partner-invitation-stop', token] as const,
    queryFn: ({ signal }) =>
      api.get('/api/partner-invitations/{id}/stop', { path: { id: token }, signal }),
    retry: false,
  });

/** Stops the invitations of all partners to the reader of a mail, or lets them through again. */
export function stopPartners(token: string, stopped: boolean) {
  const call = { path: { id: token } };
  return stopped
    ? api.post('/api/partner-invitations/{id}/stop', call)
    : api.remove('/api/partner-invitations/{id}/stop', call);
}

export const companiesQuery = infiniteQueryOptions({
  queryKey: ['partner', 'companies'] as const,
  queryFn: ({ pageParam, signal }) =>
    api.get(`${base}/companies`, { query: pageParams(pageParam), signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: nextCursor<BroughtCompany>,
});

export const commissionsQuery = infiniteQueryOptions({
  queryKey: ['partner', 'commissions'] as const,
  queryFn: ({ pageParam, signal }) =>
    api.get(`${base}/commissions`, { query: pageParams(pageParam), signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: nextCursor<Commission>,
});

export const statementsQuery = infiniteQueryOptions({
  queryKey: ['partner', 'statements'] as const,
  queryFn: ({ pageParam, signal }) =>
    api.get(`${base}/statements`, { query: pageParams(pageParam), signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: nextCursor<PartnerStatement>,
});

export const statementQuery = (id: string) =>
  queryOptions({
    queryKey: ['partner', 'statement', id] as const,
    queryFn: ({ signal }) => api.get(`${base}/statements/{id}`, { path: { id }, signal }),
  });

export const downloadStatement = (id: string) =>
  api.download(`${base}/statements/{id}/export`, { path: { id } });

export const visibilityQuery = queryOptions({
  queryKey: ['partner-visibility'] as const,
  queryFn: ({ signal }) => api.get('/api/users/partner-visibility', { signal }),
});

/** Lets the partner see one's name, or no longer; where another tab was faster, it is loaded again. */
export async function setVisibility(
  client: QueryClient,
  { version }: PartnerVisibility,
  shows: boolean,
): Promise<void> {
  try {
    const body = { version, shows_name: shows };
    const now = await api.put('/api/users/partner-visibility', { body });
    client.setQueryData(visibilityQuery.queryKey, now);
  } catch (error) {
    await client.invalidateQueries({ queryKey: visibilityQuery.queryKey });
    throw error;
  }
}
