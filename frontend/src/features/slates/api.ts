/** Calls about slates: who has applied for a role, before and as its company sees them. */
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/cache/page';
import type {
  ExclusionCode,
  Slate,
  SlateCandidate,
  SlateCandidateDetail,
  SlateLook,
  SlatePart,
} from '@/api/words/hiring/slates';

const all = ['slates'] as const;

/** The roles that have been published, the last published first. */
export const slatesQuery = infiniteQueryOptions({
  queryKey: [...all, 'list'] as const,
  queryFn: ({ pageParam, signal }) =>
    api.get('/api/admin/slates', { query: pageParams(pageParam), signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: nextCursor<Slate>,
  staleTime: 15_000,
});

export const slateQuery = (role: string) =>
  queryOptions({
    queryKey: [...all, 'role', role] as const,
    queryFn: ({ signal }) => api.get('/api/admin/slates/{id}', { path: { id: role }, signal }),
    staleTime: 0,
  });

/** The applicants of a part of a slate, in the order of the slate. */
export const applicantsQuery = (role: string, part: SlatePart, view: SlateLook) =>
  infiniteQueryOptions({
    queryKey: [...all, 'role', role, part, view] as const,
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/admin/slates/{id}/applications', {
        path: { id: role },
        query: { ...pageParams(pageParam), part, view },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<SlateCandidate>,
    staleTime: 0,
  });

export const applicantQuery = (id: string, view: SlateLook) =>
  queryOptions({
    queryKey: [...all, 'one', id, view] as const,
    queryFn: ({ signal }) =>
      api.get('/api/admin/applications/{id}', { path: { id }, query: { view }, signal }),
    staleTime: 0,
  });

/** An application, and the version of what the admin holds of it. */
type Held = Pick<SlateCandidateDetail, 'id' | 'slate_note'>;

export async function exclude(
  { id, slate_note: { version } }: Held,
  code: ExclusionCode,
  reason: string,
  of: string | null,
): Promise<void> {
  const body = { version, code, reason, duplicate_of: of };
  await api.post('/api/admin/applications/{id}/exclude', { path: { id }, body });
}

/** Puts an application right before another one, or behind all. */
export async function place(
  { id, slate_note: { version } }: Held,
  before: string | null,
  reason: string,
): Promise<void> {
  const body = { version, before, reason };
  await api.post('/api/admin/applications/{id}/place', { path: { id }, body });
}

export async function unplace({ id, slate_note: { version } }: Held): Promise<void> {
  await api.post('/api/admin/applications/{id}/unplace', { path: { id }, body: { version } });
}

export async function include({ id, slate_note: { version } }: Held): Promise<void> {
  await api.post('/api/admin/applications/{id}/include', { path: { id }, body: { version } });
}

export async function annotate({ id, slate_note: { version } }: Held, note: string): Promise<void> {
  await api.put('/api/admin/applications/{id}/note', { path: { id }, body: { version, note } });
}

/** Releases those who were chosen, or everybody who waits. */
export const release = (
  { id, version }: Pick<Slate, 'id' | 'version'>,
  chosen: readonly string[] | null,
) =>
  api.post('/api/admin/slates/{id}/release', {
    path: { id },
    body: { version, applications: chosen === null ? null : [...chosen] },
  });

/** Has everything about slates asked for again. */
export function refreshSlates(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: all });
}
