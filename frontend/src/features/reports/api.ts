/** Calls that read reports. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/cache/page';
import type { NamedFile } from '@/api/typed';
import type { Report, ReportRow } from '@/api/words';
import type { GradeKey } from '@/api/words/scores';

/** How often a report that is still being judged is asked for again. */
export const JUDGING_POLL_MS = 2_000;
/** How often one that is being judged once more, behind everything that people wait for. */
export const JUDGED_AGAIN_POLL_MS = 15_000;

/** When to ask for a report again, if ever. */
export function pollAfter(report: Report | undefined): number | false {
  if (report?.state === 'submitted') return JUDGING_POLL_MS;
  return report?.judged_again === true ? JUDGED_AGAIN_POLL_MS : false;
}

export function reportQuery(id: string) {
  return queryOptions({
    queryKey: ['reports', id] as const,
    queryFn: ({ signal }) => api.get('/api/reports/{id}', { path: { id }, signal }),
    refetchInterval: (query) => pollAfter(query.state.data),
  });
}

/** The grade alone, or with the code it is about. */
export type GradeFile = 'grade' | 'bundle';

export function downloadGrade(id: string, file: GradeFile): Promise<NamedFile> {
  return api.download(`/api/reports/{id}/${file}`, { path: { id } });
}

/** The keys with which grades are signed. */
export async function gradeKeys(): Promise<readonly GradeKey[]> {
  return (await api.get('/api/grade-keys')).items;
}

/** The reports this viewer may see, newest first. */
export const reportsQuery = infiniteQueryOptions({
  queryKey: ['reports', 'list'] as const,
  queryFn: ({ pageParam, signal }) =>
    api.get('/api/reports', { query: pageParams(pageParam), signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: nextCursor<ReportRow>,
});
