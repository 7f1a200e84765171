import { expect, test } from 'vitest';
import { totalOf } from '@/ui/chart/rules';
import { ageingBars } from './ageing';

test('the ageing of invoices adds up to what is outstanding, and without what is not due to what is overdue', () => {
  const ageing = { current: 3, to_30: 12, to_60: 48, to_90: 192, beyond: 256 };
  const bars = ageingBars({ ageing });
  expect(bars.map(({ label }) => label)).toEqual(['Not due', '1–30', '31–60', '61–90', 'Over 90']);
  expect(totalOf(bars).value).toBe(511);
  expect(totalOf(bars.slice(1)).value).toBe(508);
});
