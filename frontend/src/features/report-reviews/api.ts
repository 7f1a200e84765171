/** Calls about what members of a company have seen in a report. */
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { queryClient } from '@/api/cache/query-client';
import type { ReportReviews, SaveReview } from '@/api/words';

/** The reviews of one report, as far as the reader may see them. */
export const reviewsQuery = (report: string) =>
  queryOptions({
    queryKey: ['report-reviews', report] as const,
    queryFn: ({ signal }) => api.get('/api/reports/{id}/reviews', { path: { id: report }, signal }),
    staleTime: 0,
  });

export const saveReview = (report: string, body: SaveReview): Promise<ReportReviews> =>
  api.put('/api/reports/{id}/review', { path: { id: report }, body });

/** Keeps what the server answered. */
export function keepReviews(report: string, shown: ReportReviews): void {
  queryClient.setQueryData(reviewsQuery(report).queryKey, shown);
}
