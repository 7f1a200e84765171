/** Calls about what a company decides on a result. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { DecideResult, ResultDecided } from '@/api/words/decisions';

/** How often a decision is asked for again once its candidate should have been notified. */
const NEWS_POLL_MS = 5_000;
/** The longest wait: the clock of this browser may be wrong. */
const LONGEST_POLL_MS = 60_000;

/** When to ask again whether the candidate has been notified: only the server's clock says so. */
export function pollAfter(decided: ResultDecided | undefined, now: number): number | false {
  const at = decided?.news_at ?? null;
  if (at === null) return false;
  const left = new Date(at).getTime() - now;
  return Math.min(LONGEST_POLL_MS, Math.max(NEWS_POLL_MS, left));
}

export const decisionQuery = (report: string) =>
  queryOptions({
    queryKey: ['result-decisions', report] as const,
    queryFn: ({ signal }) =>
      api.get('/api/reports/{id}/decision', { path: { id: report }, signal }),
    refetchInterval: (query) => pollAfter(query.state.data, Date.now()),
    // Colleagues decide too.
    refetchOnWindowFocus: true,
    staleTime: 0,
  });

export function decide(report: string, body: DecideResult): Promise<ResultDecided> {
  return api.post('/api/reports/{id}/decision', { path: { id: report }, body });
}

/** Keeps what the server answered; the lists that show decisions are read again. */
export function keepDecision(client: QueryClient, report: string, decided: ResultDecided): void {
  client.setQueryData(decisionQuery(report).queryKey, decided);
  void client.invalidateQueries({ queryKey: ['invitations'] });
  void client.invalidateQueries({ queryKey: ['company'] });
}
