/** Calls about how well an assessment measures. */
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

export const scoresQuery = (id: string) =>
  queryOptions({
    queryKey: ['assessments', 'scores', id] as const,
    queryFn: ({ signal }) => api.get('/api/assessments/{id}/scores', { path: { id }, signal }),
    staleTime: 0,
  });

export const statisticsQuery = (id: string) =>
  queryOptions({
    queryKey: ['assessments', 'statistics', id] as const,
    queryFn: ({ signal }) => api.get('/api/assessments/{id}/statistics', { path: { id }, signal }),
  });
