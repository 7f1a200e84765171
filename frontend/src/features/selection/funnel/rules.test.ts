import { expect, test } from 'vitest';
import { totalOf } from '@/ui/chart/rules';
import { funnelOf } from './rules';

test('every stage is shown with its count, and the chart adds up to what the board holds', () => {
  const counts = [
    { column: 'released' as const, count: 12 },
    { column: 'interview' as const, count: 3 },
    { column: 'placed' as const, count: 0 },
    { column: 'ended' as const, count: 5 },
  ];
  const { bars, total, ended } = funnelOf(counts);
  expect(bars).toEqual([
    { label: 'Released', value: 12 },
    { label: 'Interview', value: 3 },
    { label: 'Placed', value: 0 },
    { label: 'Ended', value: 5 },
  ]);
  expect([total, ended]).toEqual([20, 5]);
  expect(totalOf(bars).value).toBe(total);
});
