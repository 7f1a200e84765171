/** Calls about a company's assessments. */
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/cache/page';
import type {
  ArchiveAssessmentRequest,
  AssessmentDetail,
  AssessmentSummary,
  CreateAssessmentRequest,
  EditAssessmentRequest,
  Invitation,
} from '@/api/words';
import { DATA_JUST_READ_MS } from '@/facts/constants';
import { invitationsKey } from '@/features/invitations/api';

import type { ResultsAsked } from './results';
import { readiness } from './rules';

/** Counts move while candidates work. */
const COUNTS_FRESH_MS = 15_000;

/** Those in use, or those that were put away. */
export function assessmentListQuery(shown: 'open' | 'archived') {
  return infiniteQueryOptions({
    queryKey: ['assessments', 'list', shown] as const,
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/assessments', {
        query: { ...pageParams(pageParam), archived: shown === 'archived' },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<AssessmentSummary>,
    staleTime: COUNTS_FRESH_MS,
  });
}

export const assessmentsQuery = assessmentListQuery('open');

export function assessmentQuery(id: string) {
  return queryOptions({
    queryKey: ['assessments', 'one', id] as const,
    queryFn: ({ signal }) => api.get('/api/assessments/{id}', { path: { id }, signal }),
    // A trial that was finished a moment ago, perhaps in another tab, opens the invitations.
    staleTime: ({ state: { data } }) =>
      data !== undefined && readiness(data) === 'ready' ? COUNTS_FRESH_MS : DATA_JUST_READ_MS,
  });
}

export function createAssessment(
  body: CreateAssessmentRequest,
  key: string,
): Promise<AssessmentDetail> {
  return api.create('/api/assessments', { body, key });
}

/** The revision in the body keeps a change from being made twice. */
export function editAssessment(id: string, body: EditAssessmentRequest): Promise<AssessmentDetail> {
  return api.put('/api/assessments/{id}', { path: { id }, body });
}

export function duplicateAssessment(id: string, key: string): Promise<AssessmentDetail> {
  return api.create('/api/assessments/{id}/duplicate', { path: { id }, key });
}

export function archiveAssessment(id: string, body: ArchiveAssessmentRequest) {
  return api.post('/api/assessments/{id}/archive', { path: { id }, body });
}

/** Notes that a member has looked at this version as a candidate sees it. */
export function markPreviewed(id: string) {
  return api.post('/api/assessments/{id}/previewed', { path: { id } });
}

/** The code of the trial that the member takes. */
export function beginTrial(id: string, key: string) {
  return api.create('/api/assessments/{id}/trial', { path: { id }, key });
}

/** Attempts that are over, and earlier results. By `line`, the cut-off, the server tells the sides apart. */
export function resultsQuery(id: string, asked: ResultsAsked, line: number | null) {
  return infiniteQueryOptions({
    queryKey: [...invitationsKey(id), 'results', asked, line] as const,
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/assessments/{id}/results', {
        path: { id },
        query: { ...pageParams(pageParam), ...asked },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<Invitation>,
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  });
}

/** The same as a table for a spreadsheet. */
export const downloadResults = (id: string, asked: ResultsAsked) =>
  api.download('/api/assessments/{id}/results/export', { path: { id }, query: asked });
