import { expect, it } from 'vitest';

import { LATE_MS, lateStep } from './late';

it.each([
  ['nothing', false, 0, 'none'],
  ['on_its_way', false, 0, 'waiting'],
  ['on_its_way', true, LATE_MS - 1, 'waiting'],
  ['on_its_way', true, LATE_MS, 'kept'],
  ['refused', true, 20_000, 'kept'],
  ['refused', false, 0, 'kept'],
  ['nothing', true, 50_000, 'delivered'],
] as const)('unsent %s, waited %s, %i ms after the end: %s', (unsent, waited, after, step) => {
  expect(lateStep(unsent, waited, 1_000_000 + after, 1_000_000)).toBe(step);
});
