/** Figures of a problem, as they are shown. Pure. */
import type { PerformanceReport } from '@/api/words';
import { text } from './text';

/** "0–9", …, "90–100". */
export function pointsLabel(bin: number): string {
  return bin === 9 ? '90–100' : `${bin * 10}–${bin * 10 + 9}`;
}

/** "3 of 8 (38%)"; "0 of 0 (–)". */
export function shareText(count: number, whole: number): string {
  const percent = whole === 0 ? '–' : `${Math.round((100 * count) / whole)}%`;
  return text.share(count, whole, percent);
}

/** "45 s", "12 min", "1 h 5 min". */
export function spanText(seconds: number): string {
  if (seconds < 90) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${rest} min`}`;
}

/** What the report is of, in a sentence. */
export function leadText({ scope, days }: Pick<PerformanceReport, 'scope' | 'days'>): string {
  return text.lead[scope](days);
}
