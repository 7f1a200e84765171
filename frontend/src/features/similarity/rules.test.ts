import { describe, expect, it } from 'vitest';

import type { SimilarityTask } from '@/api/words/similarity';

import { linesOf, outcomeText, percentText } from './rules';

function task(outcome: 'compared' | 'too_short' | 'unreadable'): SimilarityTask {
  return {
    position: 1,
    title: 'Doubling',
    compared: {
      language: 'python',
      outcome,
      fingerprints: 50,
      others: 3,
      solutions: 1,
      compared_at: '2026-11-25T10:00:00Z',
      findings: [],
    },
  };
}

describe('a comparison', () => {
  it('says what became of a program in a few words', () => {
    expect(outcomeText(task('compared'))).toBe('No match');
    expect(outcomeText(task('too_short'))).toBe('Too short to compare');
    expect(outcomeText({ ...task('compared'), compared: null })).toMatch(/not compared yet/);
  });

  it('writes thousandths as a percentage', () => {
    expect([1000, 934, 800].map(percentText)).toEqual(['100%', '93.4%', '80%']);
  });
});

describe('two programs', () => {
  const fragments = [
    { from: 1, to: 2, other_from: 3, other_to: 3 },
    { from: 4, to: 4, other_from: 1, other_to: 1 },
  ];

  it('mark the lines of each piece on their own side', () => {
    const pieces = (side: 'own' | 'other') =>
      linesOf('a\nb\nc\nd\n', fragments, side).map(({ piece }) => piece);
    expect(pieces('own')).toEqual([1, 1, null, 2]);
    expect(pieces('other')).toEqual([2, null, 1, null]);
  });
});
