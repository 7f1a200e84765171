import { describe, expect, it } from 'vitest';

import { cutOffOf, isEqual } from './rules';

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

  it('is equal to what is within one standard error of it', () => {
    const line = { at: 600, sem: 50 };
    expect(isEqual(550, line)).toBe(true);
    expect(isEqual(549, line)).toBe(false);
    expect(isEqual(650, line)).toBe(true);
    expect(isEqual(null, line)).toBe(false);
  });

  it('says nothing of a band while the standard error is not estimated', () => {
    expect(isEqual(600, { at: 600, sem: null })).toBe(false);
  });
});
