import { describe, expect, it } from 'vitest';
import { leadText, pointsLabel, shareText, spanText } from './rules';

describe('figures of a problem', () => {
  it('names the classes of points without a gap', () => {
    expect([0, 1, 8, 9].map(pointsLabel)).toEqual(['0–9', '10–19', '80–89', '90–100']);
  });

  it('gives a share as a count, a whole and a percentage', () => {
    expect(shareText(3, 8)).toBe('3 of 8 (38%)');
    expect(shareText(0, 0)).toBe('0 of 0 (–)');
  });

  it.each([
    [0, '0 s'],
    [89, '89 s'],
    [90, '2 min'],
    [3569, '59 min'],
    [3590, '1 h'],
    [3900, '1 h 5 min'],
  ])('says %i seconds as a person would', (seconds, said) => {
    expect(spanText(seconds)).toBe(said);
  });

  it('says whose attempts are counted', () => {
    expect(leadText({ scope: 'company', days: 365 })).toContain(
      'your candidates with this version in the last 365',
    );
    expect(leadText({ scope: 'everybody', days: 365 })).toContain('all companies');
    expect(leadText({ scope: 'own', days: 365 })).toContain('own graded attempts');
  });
});
