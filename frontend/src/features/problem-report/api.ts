/** Calls about how a problem went, and trying it. */
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

/** Of one version of the problem; of all of them together without one. */
export const performanceQuery = (slug: string, version?: string) =>
  queryOptions({
    queryKey: ['problems', 'report', slug, version] as const,
    queryFn: ({ signal }) =>
      api.get('/api/problems/{id}/report', { path: { id: slug }, ...ofVersion(version), signal }),
  });

/** The figures as a table for a spreadsheet. */
export const downloadPerformance = (slug: string, version: string) =>
  api.download('/api/problems/{id}/report/export', { path: { id: slug }, ...ofVersion(version) });

const ofVersion = (version: string | undefined) =>
  version === undefined ? {} : { query: { version } };

/** The code with which a member tries the problem as a candidate has it. */
export const tryProblem = (slug: string, key: string) =>
  api.create('/api/problems/{id}/trial', { path: { id: slug }, key });
