import { describe, expect, it } from 'vitest';

import { WORKED_EXAMPLE } from './worked-example';
import { correctness, divideHalfEven, fineness, performance } from './formula';

describe('assay-score/1', () => {
  it('gives the worked example 595, 80.8 % and 20 %', () => {
    expect(fineness(WORKED_EXAMPLE)).toBe(595);
    expect(correctness(WORKED_EXAMPLE)).toBe(808);
    expect(performance(WORKED_EXAMPLE)).toBe(200);
  });

  it.each([
    [1, 2, 0],
    [3, 2, 2],
    [5, 2, 2],
    [7, 2, 4],
    [2, 3, 1],
    [1, 3, 0],
    [10, 5, 2],
    [0, 7, 0],
  ])('rounds %i/%i to %i, halves to even', (numerator, denominator, expected) => {
    expect(divideHalfEven(numerator, denominator)).toBe(expected);
  });

  it('runs from 0 to 1000', () => {
    const task = { weight: 100, correctOf: 65, fastOf: 35 };
    expect(fineness([{ ...task, correct: 0, fast: 0 }])).toBe(0);
    expect(fineness([{ ...task, correct: 65, fast: 35 }])).toBe(1000);
  });

  it('has no performance figure where nothing measures performance', () => {
    expect(
      performance([{ weight: 100, correct: 100, correctOf: 100, fast: 0, fastOf: 0 }]),
    ).toBeNull();
  });
});
