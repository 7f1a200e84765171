/** Calls about the cut-off of an assessment. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { CutOff, SaveCutOff } from '@/api/words';

export const cutOffKey = (assessment: string) => ['cut-off', assessment] as const;

/** What is chosen, and what it divides. */
export const cutOffQuery = (assessment: string) =>
  queryOptions({
    queryKey: [...cutOffKey(assessment), 'chosen'] as const,
    queryFn: ({ signal }) =>
      api.get('/api/assessments/{id}/cut-off', { path: { id: assessment }, signal }),
    staleTime: 15_000,
  });

/** What another cut-off would divide. What was shown stays while the next one is on its way. */
export const cutOffAtQuery = (assessment: string, at: number) =>
  queryOptions({
    queryKey: [...cutOffKey(assessment), at] as const,
    queryFn: ({ signal }) =>
      api.get('/api/assessments/{id}/cut-off', { path: { id: assessment }, query: { at }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  });

export const saveCutOff = (assessment: string, body: SaveCutOff): Promise<CutOff> =>
  api.put('/api/assessments/{id}/cut-off', { path: { id: assessment }, body });
