import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/cache/page';
import type { MyInvitation } from '@/api/words';

/** The invitations sent to my verified e-mail, newest first. */
export const myInvitationsQuery = infiniteQueryOptions({
  queryKey: ['invitations', 'mine'] as const,
  queryFn: ({ pageParam, signal }) =>
    api.get('/api/invitations', { query: pageParams(pageParam), signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: nextCursor<MyInvitation>,
  // States change by what happens elsewhere: in the workspace, at the company.
  staleTime: 15_000,
});
