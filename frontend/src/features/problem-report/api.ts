/** Calls about how a problem went. */
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
