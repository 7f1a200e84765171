/** Calls about the notes of a hiring team. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/cache/page';
import { queryClient } from '@/api/cache/query-client';
import type { ApplicationNote } from '@/api/words';

/** The notes about one candidate, the newest first; colleagues write meanwhile. */
export const notesQuery = (application: string) =>
  infiniteQueryOptions({
    queryKey: ['notes', application] as const,
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/applications/{id}/notes', {
        path: { id: application },
        query: pageParams(pageParam),
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<ApplicationNote>,
    staleTime: 0,
  });

/** A note, and the accounts of those whom it mentions. */
export type Said = { text: string; mentions: string[] };

const again = () => queryClient.invalidateQueries({ queryKey: ['notes'] });

export async function writeNote(application: string, said: Said, key: string): Promise<void> {
  await api.create('/api/applications/{id}/notes', { path: { id: application }, body: said, key });
  await again();
}

type Seen = Pick<ApplicationNote, 'id' | 'version'>;

export async function editNote({ id, version }: Seen, said: Said): Promise<void> {
  await api.put('/api/notes/{id}', { path: { id }, body: { version, ...said } });
  await again();
}

export async function deleteNote({ id, version }: Seen): Promise<void> {
  await api.post('/api/notes/{id}/delete', { path: { id }, body: { version } });
  await again();
}
