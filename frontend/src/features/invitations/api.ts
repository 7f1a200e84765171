/** Calls about invitations: the public card, and the company's own list. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { api } from '@/api/client';
import { orKept } from '@/api/kept';
import { nextCursor, pageParams } from '@/api/page';
import type {
  CreateInvitationRequest,
  Invitation,
  InviteCard,
  Page,
  ResolvedCode,
} from '@/api/types';

/** Where the first one or two segments after /codebrainv2/ lead. */
export function resolveQuery(first: string, second: string | undefined) {
  const segments = [first, second].filter((part) => part !== undefined).map(encodeURIComponent);
  return queryOptions({
    queryKey: ['codebrain', 'resolve', ...segments] as const,
    queryFn: ({ signal }) =>
      orKept(`resolve.${segments.join('.')}`, () =>
        api.get<ResolvedCode>(`/api/codebrain/resolve/${segments.join('/')}`, { signal }),
      ),
    networkMode: 'always',
  });
}

export function inviteCardQuery(code: string) {
  return queryOptions({
    queryKey: ['codebrain', 'card', code] as const,
    queryFn: ({ signal }) =>
      orKept(`card.${code}`, () =>
        api.get<InviteCard>(`/api/codebrain/${encodeURIComponent(code)}`, { signal }),
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
      api.get<Page<Invitation>>(`/api/assessments/${assessmentId}/invitations`, {
        params: pageParams(pageParam),
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<Invitation>,
    staleTime: 15_000,
  });
}

export function createInvitation(assessmentId: string, body: CreateInvitationRequest, key: string) {
  return api.create<Invitation>(`/api/assessments/${assessmentId}/invitations`, body, key);
}

export function cancelInvitation(id: string) {
  return api.post<Invitation>(`/api/invitations/${id}/cancel`);
}

export function resendInvitation(id: string) {
  return api.post<Invitation>(`/api/invitations/${id}/resend`);
}
