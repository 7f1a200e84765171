import type { GithubReport, GithubReportState } from '@/api/words/github-reports';
import type { BadgeTone } from '@/ui/Badge';
import { text } from './text';

/** Whether it is being collected or waits for that. */
export function isUnderWay(state: GithubReportState): boolean {
  return state === 'consented' || state === 'collecting';
}

/** Whether it has ended for good. */
export function isOver(state: GithubReportState): boolean {
  return state === 'declined' || state === 'expired' || state === 'withdrawn';
}

/** Whether there may be figures to read. */
export function canRead({ state, collected_at }: GithubReport): boolean {
  return collected_at !== null && !isOver(state);
}

export function stateTone(state: GithubReportState): BadgeTone {
  if (state === 'ready') return 'positive';
  if (state === 'failed') return 'negative';
  return isUnderWay(state) ? 'info' : 'neutral';
}

/** The candidate's own report that has not ended, of a list. */
export function ownOf(reports: readonly GithubReport[]): GithubReport | undefined {
  return reports.find(({ company_name, state }) => company_name === null && !isOver(state));
}

/** Why a report cannot be refreshed now; undefined where it can. */
export function whyNotRefresh(report: GithubReport, now: Date): string | undefined {
  const { refresh_from: from, state } = report;
  if (state !== 'ready' || from === null) return undefined;
  return new Date(from) > now ? text.own.refreshedToday : undefined;
}

const { problems } = text.request;

/** What is wrong with what a company writes, by field; the server checks the same. */
export function requestProblems(email: string, message: string) {
  const length = Array.from(message.trim()).length;
  return {
    ...(/^\S+@\S+$/u.test(email.trim()) ? {} : { email: problems.email }),
    ...(length >= 20 && length <= 1000 ? {} : { message: problems.message }),
  };
}

const KIB = 1024;
const MIB = KIB * KIB;

/** So many of a unit, with one decimal below ten. */
function inUnits(bytes: number, size: number): string {
  return (bytes / size).toFixed(bytes < 10 * size ? 1 : 0);
}

/** A length in words, such as `12 KB`. */
export function bytesWords(bytes: number): string {
  if (bytes < KIB) return `${bytes} B`;
  return bytes < MIB ? `${inUnits(bytes, KIB)} KB` : `${inUnits(bytes, MIB)} MB`;
}

/** A month of the wire in words, such as `Nov 2026`. */
export function monthWords(month: string): string {
  const day = new Date(`${month}-01T00:00:00Z`);
  return day.toLocaleDateString('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });
}

/** How long a bar is, in percent of the longest one. */
export function barWidth(value: number, most: number): number {
  return most === 0 ? 0 : Math.round((value / most) * 100);
}
