/** Months and cohorts as charts show them. Pure. */
import type { InvoiceCurrency } from '@/api/words/invoices';
import type { PayingHistory } from '@/api/words/plans';
import { money } from '@/features/billing/rules';
import type { Bar } from '@/ui/chart/rules';
import { text } from '@/features/admin-companies/text';

type Months = PayingHistory['months'];

const MONTH = new Intl.DateTimeFormat('en', { month: 'short', year: '2-digit' });

/** “Nov 26” of the first day of a month; days have no time zone. */
export const monthWords = (day: string): string => MONTH.format(new Date(`${day}T12:00:00`));

/** The currencies in which anything was paid, in the order of their names. */
export function currenciesOf(months: Months): InvoiceCurrency[] {
  const all = months.flatMap(({ mrr }) => mrr.map(({ currency }) => currency));
  return Array.from(new Set(all)).toSorted();
}

const amountOf = (month: Months[number] | undefined, currency: InvoiceCurrency): number =>
  month?.mrr.find((one) => one.currency === currency)?.amount ?? 0;

/** What was paid a month in a currency, month by month. */
export const monthBars = (months: Months, currency: InvoiceCurrency): Bar[] =>
  months.map((month) => ({
    label: monthWords(month.first),
    value: amountOf(month, currency),
  }));

/** What is paid now, beside what was a month ago. */
export function growthWords(months: Months, currency: InvoiceCurrency): string {
  const [before, now] = [months.at(-2), months.at(-1)].map((month) => amountOf(month, currency));
  return text.paying.history.growth(money(now ?? 0, currency), money(before ?? 0, currency));
}

/** Companies by the month in which they began, and those of them that are covered today. */
export const cohortBars = (cohorts: PayingHistory['cohorts']): Bar[] =>
  cohorts.map(({ first, began, covered }) => ({
    label: monthWords(first),
    value: began,
    part: covered,
  }));
