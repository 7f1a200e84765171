/** Calls about interviews, by the company and by the candidate. */
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { queryClient } from '@/api/cache/query-client';
import type { Meeting, ProposeMeeting } from '@/api/words';

/** The interviews with one candidate, for the company; the candidate answers meanwhile. */
export const meetingsQuery = (application: string) =>
  queryOptions({
    queryKey: ['meetings', 'with', application] as const,
    queryFn: ({ signal }) =>
      api.get('/api/applications/{id}/meetings', { path: { id: application }, signal }),
    staleTime: 0,
  });

/** The interviews that came of one of the person's applications. */
export const myMeetingsQuery = (application: string) =>
  queryOptions({
    queryKey: ['meetings', 'mine', application] as const,
    queryFn: ({ signal }) =>
      api.get('/api/users/applications/{id}/meetings', { path: { id: application }, signal }),
    staleTime: 0,
  });

/** An interview may move its application: both are asked for again. */
export async function meetingsAgain(): Promise<void> {
  const keys = [['meetings'], ['selection'], ['applications']];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

type Seen = Pick<Meeting, 'id' | 'version'>;

export const propose = (application: string, body: ProposeMeeting, key: string): Promise<Meeting> =>
  api.create('/api/applications/{id}/meetings', { path: { id: application }, body, key });

export const reschedule = ({ id }: Pick<Meeting, 'id'>, body: ProposeMeeting): Promise<Meeting> =>
  api.post('/api/meetings/{id}/reschedule', { path: { id }, body });

export const cancelMeeting = ({ id, version }: Seen, reason: string): Promise<Meeting> =>
  api.post('/api/meetings/{id}/cancel', {
    path: { id },
    body: { version, reason: reason.trim() === '' ? null : reason },
  });

export const answerMeeting = (
  { id, version }: Seen,
  slot: number | null,
  note: string | null,
): Promise<Meeting> =>
  api.post('/api/users/meetings/{id}/answer', { path: { id }, body: { version, slot, note } });

export const downloadEntry = ({ id }: Pick<Meeting, 'id'>) =>
  api.download('/api/meetings/{id}/calendar.ics', { path: { id } });
