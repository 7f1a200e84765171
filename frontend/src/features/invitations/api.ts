/** Calls about invitations: the public card, and the company's own list. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { api } from '@/api/client';
import { orKept } from '@/api/cache/kept';
import { nextCursor, pageParams } from '@/api/cache/page';
import type {
  ChangeInvitationsRequest,
  CreateInvitationRequest,
  GiveTimeRequest,
  Invitation,
  ShareEarlierResult,
} from '@/api/words';
import type { ReportInvitationRequest } from '@/api/words/company/access';

/** Where the first one or two segments after /codebrainv2/ lead. */
export function resolveQuery(first: string, second: string | undefined) {
  const segments = [first, second].filter((part) => part !== undefined).map(encodeURIComponent);
  return queryOptions({
    queryKey: ['codebrain', 'resolve', ...segments] as const,
    queryFn: ({ signal }) =>
      orKept(`resolve.${segments.join('.')}`, () =>
        second === undefined
          ? api.get('/api/codebrain/resolve/{first}', { path: { first }, signal })
          : api.get('/api/codebrain/resolve/{first}/{second}', {
              path: { first, second },
              signal,
            }),
      ),
    networkMode: 'always',
  });
}

export const cardsKey = ['codebrain', 'card'] as const;

export function inviteCardQuery(code: string) {
  return queryOptions({
    queryKey: [...cardsKey, code] as const,
    queryFn: ({ signal }) =>
      orKept(`card.${code}`, () => api.get('/api/codebrain/{id}', { path: { id: code }, signal })),
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
      api.get('/api/assessments/{id}/invitations', {
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
  return api.create('/api/assessments/{id}/invitations', {
    path: { id: assessmentId },
    body,
    key,
  });
}

export function cancelInvitation(id: string) {
  return api.post('/api/invitations/{id}/cancel', { path: { id } });
}

export function resendInvitation(id: string) {
  return api.post('/api/invitations/{id}/resend', { path: { id } });
}

/** The same to several; each answers by itself. */
export function changeInvitations(body: ChangeInvitationsRequest) {
  return api.post('/api/invitations/change', { body });
}

export function giveTime(attemptId: string, body: GiveTimeRequest, key: string) {
  return api.create('/api/attempts/{id}/time', { path: { id: attemptId }, body, key });
}

/** Tells the company that one does not take part. */
export function declineInvitation(code: string) {
  return api.post('/api/codebrain/{id}/decline', { path: { id: code } });
}

/** Tells Assay that something is wrong with the invitation; twice is the same as once. */
export function reportInvitation(code: string, body: ReportInvitationRequest) {
  return api.post('/api/codebrain/{id}/report', { path: { id: code }, body });
}

/** Answers the invitation with an earlier result instead of another attempt. */
export function shareEarlierResult(code: string, body: ShareEarlierResult, key: string) {
  return api.create('/api/codebrain/{id}/earlier-result', { path: { id: code }, body, key });
}

/** Takes back what was shared: the company no longer reads it. */
export function withdrawEarlierResult(code: string) {
  return api.post('/api/codebrain/{id}/earlier-result/withdraw', { path: { id: code } });
}
