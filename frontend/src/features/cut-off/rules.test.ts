import { describe, expect, it } from 'vitest';

import { cutOffOf, isEqual, shows } from './rules';

describe('a cut-off', () => {
  it.each([
    ['', null],
    [' 600 ', 600],
    ['0', 0],
    ['1000', 1000],
    ['1001', undefined],
    ['6.5', undefined],
    ['-1', undefined],
    ['six', undefined],
  ])('typed as %j is %s', (typed, value) => {
    expect(cutOffOf(typed)).toBe(value);
  });

  it('is reached by its own score, and one standard error around it is equal', () => {
    const line = { at: 600, sem: 50 };
    expect(shows('passing', 600, line)).toBe(true);
    expect(shows('passing', 599, line)).toBe(false);
    expect(shows('below', 599, line)).toBe(true);
    expect(isEqual(550, line)).toBe(true);
    expect(isEqual(549, line)).toBe(false);
    expect(shows('equal', 650, line)).toBe(true);
  });

  it('says nothing of a band while the standard error is not estimated', () => {
    expect(isEqual(600, { at: 600, sem: null })).toBe(false);
    expect(shows('equal', 600, { at: 600, sem: null })).toBe(false);
  });

  it('filters nothing without a line, and shows what has no score under all alone', () => {
    expect(shows('below', 10, null)).toBe(true);
    expect(shows('all', null, { at: 600, sem: null })).toBe(true);
    expect(shows('below', null, { at: 600, sem: null })).toBe(false);
  });
});
