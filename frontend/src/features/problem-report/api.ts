/** Calls about how a problem went, and trying it. */
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

export const performanceQuery = (slug: string) =>
  queryOptions({
    queryKey: ['problems', 'report', slug] as const,
    queryFn: ({ signal }) => api.get('/api/problems/{id}/report', { path: { id: slug }, signal }),
  });

/** The figures as a table for a spreadsheet. */
export const downloadPerformance = (slug: string) =>
  api.download('/api/problems/{id}/report/export', { path: { id: slug } });

/** The code with which a member tries the problem as a candidate has it. */
export const tryProblem = (slug: string, key: string) =>
  api.create('/api/problems/{id}/trial', { path: { id: slug }, key });
