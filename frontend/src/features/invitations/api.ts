/** Calls about invitations: the public card, and the company's own list. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { stated } from '@/api/stated';
import { orKept } from '@/api/kept';
import { nextCursor, pageParams } from '@/api/page';
import type {
  CreateInvitationRequest,
  Invitation,
  InviteCard,
  Page,
  ResolvedCode,
} from '@/api/words';

/** Where the first one or two segments after /codebrainv2/ lead. */
export function resolveQuery(first: string, second: string | undefined) {
  const segments = [first, second].filter((part) => part !== undefined).map(encodeURIComponent);
  return queryOptions({
    queryKey: ['codebrain', 'resolve', ...segments] as const,
    queryFn: ({ signal }) =>
      orKept(`resolve.${segments.join('.')}`, () =>
        second === undefined
          ? stated.get<ResolvedCode>('/api/codebrain/resolve/{first}', { path: { first }, signal })
          : stated.get<ResolvedCode>('/api/codebrain/resolve/{first}/{second}', {
              path: { first, second },
              signal,
            }),
      ),
    networkMode: 'always',
  });
}

export function inviteCardQuery(code: string) {
  return queryOptions({
    queryKey: ['codebrain', 'card', code] as const,
    queryFn: ({ signal }) =>
      orKept(`card.${code}`, () =>
        stated.get<InviteCard>('/api/codebrain/{id}', { path: { id: code }, signal }),
      ),
    networkMode: 'always',
    // It changes by the viewer's own acts: signing in, confirming the address, starting.
    staleTime: 0,
  });
}

export const invitationsKey = (assessmentId: string) => ['invitations', assessmentId] as const;

export function invitationsQuery(assessmentId: string) {
  return infiniteQueryOptions({
    queryKey: invitationsKey(assessmentId),
    queryFn: ({ pageParam, signal }) =>
      stated.get<Page<Invitation>>('/api/assessments/{id}/invitations', {
        path: { id: assessmentId },
        query: pageParams(pageParam),
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<Invitation>,
    staleTime: 15_000,
  });
}

export function createInvitation(assessmentId: string, body: CreateInvitationRequest, key: string) {
  return stated.create<Invitation>('/api/assessments/{id}/invitations', {
    path: { id: assessmentId },
    body,
    key,
  });
}

export function cancelInvitation(id: string) {
  return stated.post<Invitation>('/api/invitations/{id}/cancel', { path: { id } });
}

export function resendInvitation(id: string) {
  return stated.post<Invitation>('/api/invitations/{id}/resend', { path: { id } });
}
