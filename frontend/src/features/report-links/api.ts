/** Calls about links to a report, by their owner and by those who follow them. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { hasCode } from '@/api/errors';
import { nextCursor, pageParams } from '@/api/cache/page';
import { queryClient } from '@/api/cache/query-client';
import type {
  MadeReportLink,
  ReportLink,
  ReportLinkConsent,
  ReportOpening,
  ReportSection,
  SharedReport,
  ShareReport,
} from '@/api/words';
import { forget, read, write } from '@/platform/storage';

/** The links to one's own report, or those of one's company, the newest first. */
export function linksQuery(report: string) {
  return infiniteQueryOptions({
    queryKey: ['reports', report, 'links'] as const,
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/reports/{id}/links', {
        path: { id: report },
        query: pageParams(pageParam),
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<ReportLink>,
    staleTime: 0,
  });
}

/** When they were opened, the latest first. */
export function openingsQuery(report: string) {
  return infiniteQueryOptions({
    queryKey: ['reports', report, 'openings'] as const,
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/reports/{id}/openings', {
        path: { id: report },
        query: pageParams(pageParam),
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor<ReportOpening>,
    staleTime: 0,
  });
}

/** Whether the company that invited the candidate may make links. */
export function linkConsentQuery(report: string) {
  return queryOptions({
    queryKey: ['reports', report, 'link-consent'] as const,
    queryFn: ({ signal }): Promise<ReportLinkConsent> =>
      api.get('/api/reports/{id}/link-consent', { path: { id: report }, signal }),
    staleTime: 0,
  });
}

const again = (report: string) =>
  queryClient.invalidateQueries({ queryKey: linksQuery(report).queryKey });

export async function allowCompanyLinks(report: string, allowed: boolean): Promise<void> {
  const made = await api.put('/api/reports/{id}/link-consent', {
    path: { id: report },
    body: { allowed },
  });
  queryClient.setQueryData(linkConsentQuery(report).queryKey, made);
  await again(report);
}

export async function makeLink(
  report: string,
  body: ShareReport,
  key: string,
): Promise<MadeReportLink> {
  const made = await api.create('/api/reports/{id}/links', { path: { id: report }, body, key });
  await again(report);
  return made;
}

export async function mailLink(
  report: string,
  email: string,
  sections: readonly ReportSection[],
  key: string,
): Promise<void> {
  const body = { email, sections: [...sections] };
  await api.create('/api/reports/{id}/mails', { path: { id: report }, body, key });
  await again(report);
}

export async function revokeLink(report: string, id: string): Promise<void> {
  await api.post('/api/report-links/{id}/revoke', { path: { id } });
  await again(report);
}

/** Each call is a view, so it is made once and nothing of it is kept. */
const once = { staleTime: Infinity, gcTime: 0, retry: false, refetchOnWindowFocus: false } as const;

/** A shared report. */
export function sharedReportQuery(id: string, secret: string, passcode: string | null) {
  return queryOptions({
    queryKey: ['shared-report', id, secret, passcode] as const,
    queryFn: ({ signal }): Promise<SharedReport> =>
      api.post('/api/shared-reports/{id}', { path: { id }, body: { secret, passcode }, signal }),
    ...once,
  });
}

/** What the link of a mail was exchanged for in this tab; null where it was not. */
export function sessionOf(token: string): string | null {
  const [of, session] = (read('mailedReport') ?? '').split(' ');
  return of === token && session !== undefined ? session : null;
}

/** Uses the link of a mail up, and keeps what it was exchanged for in this tab. */
export async function redeemLink(token: string): Promise<string> {
  const { session } = await api.post('/api/magic-links/redeem', { body: { token } });
  write('mailedReport', `${token} ${session}`);
  return session;
}

export async function renewLink(token: string): Promise<void> {
  await api.post('/api/magic-links/renew', { body: { token } });
}

/** A report that was mailed. One whose day is over is forgotten. */
export function mailedReportQuery(session: string) {
  return queryOptions({
    queryKey: ['mailed-report', session] as const,
    queryFn: async ({ signal }): Promise<SharedReport> => {
      try {
        return await api.post('/api/magic-links/report', { body: { session }, signal });
      } catch (error) {
        if (hasCode(error, 'link_invalid')) forget('mailedReport');
        throw error;
      }
    },
    ...once,
  });
}
