/** Calls about sending an assessment to many people. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { api } from '@/api/client';
import type { SendRequest } from '@/api/words';
import type { WordingRequest } from '@/api/words/company/wording';

export function checkRecipients(assessmentId: string, body: SendRequest) {
  return api.post('/api/assessments/{id}/check', { path: { id: assessmentId }, body });
}

/** How the invitation reads. It is a POST for its body only. */
export const wordingQuery = (assessmentId: string, wording: WordingRequest) =>
  queryOptions({
    queryKey: ['sending', 'wording', assessmentId, wording] as const,
    queryFn: ({ signal }) =>
      api.post('/api/assessments/{id}/mail/preview', {
        path: { id: assessmentId },
        body: wording,
        signal,
      }),
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });

export function sendTest(assessmentId: string, body: WordingRequest) {
  return api.post('/api/assessments/{id}/mail/test', { path: { id: assessmentId }, body });
}

export function sendAssessment(assessmentId: string, body: SendRequest, key: string) {
  return api.create('/api/assessments/{id}/send', { path: { id: assessmentId }, body, key });
}

export function invitationStopQuery(code: string) {
  return queryOptions({
    queryKey: ['invitation-stop', code] as const,
    queryFn: ({ signal }) => api.get('/api/codebrain/{id}/stop', { path: { id: code }, signal }),
    retry: false,
  });
}

export function stopInvitations(code: string, stopped: boolean) {
  return api.post('/api/codebrain/{id}/stop', { path: { id: code }, body: { stopped } });
}
