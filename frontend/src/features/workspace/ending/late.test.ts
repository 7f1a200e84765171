import { expect, it } from 'vitest';

import { LATE_MS, lateStep } from './late';

it.each([
  [false, false, 0, 'none'],
  [true, false, 0, 'waiting'],
  [true, true, LATE_MS - 1, 'waiting'],
  [true, true, LATE_MS, 'kept'],
  [false, true, 50_000, 'delivered'],
] as const)('unsent %s, waited %s, %i ms after the end: %s', (unsent, waited, after, step) => {
  expect(lateStep(unsent, waited, 1_000_000 + after, 1_000_000)).toBe(step);
});
