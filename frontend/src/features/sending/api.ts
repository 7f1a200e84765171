/** Calls about sending an assessment to many people. */
import { queryOptions } from '@tanstack/react-query';

import { api } from '@/api/client';
import type { SendRequest } from '@/api/words';

export function checkRecipients(assessmentId: string, body: SendRequest) {
  return api.post('/api/assessments/{id}/check', { path: { id: assessmentId }, body });
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
