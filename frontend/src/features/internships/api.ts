/** Calls about internships, by the company and by the intern. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/cache/page';
import { queryClient } from '@/api/cache/query-client';
import type {
  ChecklistItem,
  ExtensionEvent,
  InternshipAct,
  InternshipDetail,
  InternshipExtension,
  InternshipSide,
  InternshipState,
  ProposeExtension,
  RateIntern,
  SubmitItem,
  WriteCheckIn,
} from '@/api/words';
import { DATA_JUST_READ_MS } from '@/facts/constants';

const all = ['internships'] as const;

/** The company's internships in one state, or all; those that began last first. */
export const internshipsQuery = (state: InternshipState | null) =>
  infiniteQueryOptions({
    queryKey: [...all, 'list', state] as const,
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/internships', {
        query: { ...(state === null ? {} : { state }), ...pageParams(pageParam) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor,
    staleTime: 0,
  });

/** The person's own internships. */
export const myInternshipsQuery = infiniteQueryOptions({
  queryKey: [...all, 'mine'] as const,
  queryFn: ({ pageParam, signal }) =>
    api.get('/api/users/internships', { query: pageParams(pageParam), signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: nextCursor,
  staleTime: DATA_JUST_READ_MS,
});

/** One internship as one side reads it; the other side changes it. */
export const internshipQuery = (side: InternshipSide, id: string) =>
  queryOptions({
    queryKey: [...all, 'one', side, id] as const,
    queryFn: ({ signal }): Promise<InternshipDetail> =>
      side === 'company'
        ? api.get('/api/internships/{id}', { path: { id }, signal })
        : api.get('/api/users/internships/{id}', { path: { id }, signal }),
    staleTime: 0,
  });

/** Everything about internships is asked for again. */
export const internshipsAgain = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: all });

type Seen = Pick<InternshipDetail, 'id' | 'version'>;

export function stepInternship(
  side: InternshipSide,
  { id, version }: Seen,
  act: InternshipAct,
  reason: string | null,
): Promise<InternshipDetail> {
  const call = { path: { id }, body: { version, act, reason } };
  return side === 'company'
    ? api.post('/api/internships/{id}/step', call)
    : api.post('/api/users/internships/{id}/step', call);
}

export const nameSupervisor = (
  { id, version }: Seen,
  supervisor_id: string | null,
): Promise<InternshipDetail> =>
  api.put('/api/internships/{id}/supervisor', { path: { id }, body: { version, supervisor_id } });

export function submitItem(
  side: InternshipSide,
  { id }: Pick<ChecklistItem, 'id'>,
  body: SubmitItem,
): Promise<InternshipDetail> {
  const call = { path: { id }, body };
  return side === 'company'
    ? api.post('/api/internship-items/{id}/submit', call)
    : api.post('/api/users/internship-items/{id}/submit', call);
}

export function checkIn(
  side: InternshipSide,
  id: string,
  body: WriteCheckIn,
  key: string,
): Promise<InternshipDetail> {
  const call = { path: { id }, body, key };
  return side === 'company'
    ? api.create('/api/internships/{id}/check-ins', call)
    : api.create('/api/users/internships/{id}/check-ins', call);
}

export const rateIntern = (id: string, body: RateIntern, key: string): Promise<InternshipDetail> =>
  api.create('/api/internships/{id}/ratings', { path: { id }, body, key });

export function proposeExtension(
  side: InternshipSide,
  id: string,
  body: ProposeExtension,
  key: string,
): Promise<InternshipDetail> {
  const call = { path: { id }, body, key };
  return side === 'company'
    ? api.create('/api/internships/{id}/extensions', call)
    : api.create('/api/users/internships/{id}/extensions', call);
}

export function stepExtension(
  side: InternshipSide,
  { id, version }: Pick<InternshipExtension, 'id' | 'version'>,
  act: ExtensionEvent,
): Promise<InternshipDetail> {
  const call = { path: { id }, body: { version, act } };
  return side === 'company'
    ? api.post('/api/internship-extensions/{id}/step', call)
    : api.post('/api/users/internship-extensions/{id}/step', call);
}
