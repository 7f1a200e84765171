/** Calls about a company's assessments. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/cache/page';
import type { AssessmentDetail, AssessmentSummary, CreateAssessmentRequest } from '@/api/words';

export const assessmentsQuery = infiniteQueryOptions({
  queryKey: ['assessments', 'list'] as const,
  queryFn: ({ pageParam, signal }) =>
    api.get('/api/assessments', {
      query: pageParams(pageParam),
      signal,
    }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: nextCursor<AssessmentSummary>,
  // Counts move while candidates work.
  staleTime: 15_000,
});

export function assessmentQuery(id: string) {
  return queryOptions({
    queryKey: ['assessments', 'one', id] as const,
    queryFn: ({ signal }) => api.get('/api/assessments/{id}', { path: { id }, signal }),
    staleTime: 15_000,
  });
}

export function createAssessment(
  body: CreateAssessmentRequest,
  key: string,
): Promise<AssessmentDetail> {
  return api.create('/api/assessments', { body, key });
}
