/** Figures of an assessment's statistics, as they are shown. Pure. */
import type { AssessmentStatistics } from '@/api/words';
import type { ScoreSpread } from '@/api/words/scores';
import type { Bar, Mark } from '@/ui/chart/rules';
import { text } from './text';

/** ".42" of 420, "−.08" of −80, "1.00" of 1000. */
export function coefficient(thousandths: number | null): string {
  if (thousandths === null) return '–';
  const figure = (Math.abs(thousandths) / 1000).toFixed(2).replace(/^0/, '');
  return thousandths < 0 && figure !== '.00' ? `−${figure}` : figure;
}

/** "42%" of 420. */
export const percent = (thousandths: number): string => `${Math.round(thousandths / 10)}%`;

type Variant = AssessmentStatistics['tasks'][number]['variants'][number];

/** How a problem went that some of the people were given: "62% ± 7% of 58 people". */
export function variantWords(
  { people, facility_thousandths, error_thousandths }: Variant,
  least: number,
): string {
  return facility_thousandths === null || error_thousandths === null
    ? text.variantTooFew(people, least)
    : text.variant(percent(facility_thousandths), percent(error_thousandths), people);
}

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

/** The people of each bucket; the last one has the best score in it. */
export const scoreBars = ({ buckets }: ScoreSpread): Bar[] =>
  buckets.map(({ from, to, people }, number) => ({
    label: `${from}–${number === buckets.length - 1 ? to : to - 1}`,
    value: people,
  }));

/** The median with the error of a score on both sides; null while either is not known. */
export function errorOf({ buckets, median, sem }: ScoreSpread): Mark | null {
  const top = buckets.at(-1)?.to ?? 0;
  if (median === null || sem === null || top === 0) return null;
  const at = (score: number) => score / top;
  const label = text.scores.mark(median, sem);
  return { at: at(median), from: at(median - sem), to: at(median + sem), label };
}

/** What the distribution says in words. */
export function spreadWords({ people, median, sem }: ScoreSpread): string {
  const middle = text.scores.summary(people, median ?? 0);
  return `${middle} ${sem === null ? text.scores.noError : text.scores.error(sem)}`;
}
