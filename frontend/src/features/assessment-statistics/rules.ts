/** Figures of an assessment's statistics, as they are shown. Pure. */
import type { AssessmentStatistics } from '@/api/words';
import { text } from './text';

/** ".42" of 420, "−.08" of −80, "1.00" of 1000. */
export function coefficient(thousandths: number | null): string {
  if (thousandths === null) return '–';
  const figure = (Math.abs(thousandths) / 1000).toFixed(2).replace(/^0/, '');
  return thousandths < 0 && figure !== '.00' ? `−${figure}` : figure;
}

/** "42 %" of 420. */
export const percent = (thousandths: number): string => `${Math.round(thousandths / 10)} %`;

/** What is said of the score as a whole. */
export function reliabilityWords({
  people,
  error_from,
  sem,
  alpha_thousandths,
}: AssessmentStatistics): string {
  if (sem !== null) return text.reliable(sem, coefficient(alpha_thousandths));
  return people < error_from ? text.tooFew(people, error_from) : text.same;
}
