import { expect, test } from 'vitest';
import { totalOf } from '@/ui/chart/rules';
import { cohortBars, currenciesOf, growthWords, monthBars } from './rules';

const months = [
  { first: '2026-10-01', day: '2026-10-31', mrr: [], companies: 0 },
  {
    first: '2026-11-01',
    day: '2026-11-25',
    mrr: [
      { currency: 'USD' as const, amount: 500 },
      { currency: 'EUR' as const, amount: 123_450 },
    ],
    companies: 2,
  },
];

test('each currency has a chart of its own, in which a month without it is 0', () => {
  expect(currenciesOf(months)).toEqual(['EUR', 'USD']);
  expect(monthBars(months, 'EUR')).toEqual([
    { label: 'Oct 26', value: 0 },
    { label: 'Nov 26', value: 123_450 },
  ]);
  expect(growthWords(months, 'EUR')).toBe('1,234.50 EUR today, 0.00 EUR at the end of last month.');
});

test('cohorts add up to the companies that have paid', () => {
  const bars = cohortBars([
    { first: '2026-09-01', began: 3, covered: 1 },
    { first: '2026-11-01', began: 2, covered: 2 },
  ]);
  expect(bars[0]).toEqual({ label: 'Sep 26', value: 3, part: 1 });
  expect(totalOf(bars)).toEqual({ value: 5, part: 3 });
});
