import { describe, expect, it } from 'vitest';
import { changeWords, missingWords } from './rules';

const points = (...tenths: number[]) =>
  tenths.map((percent_tenths, at) => ({
    report_id: `r${at}`,
    submitted_at: `2026-11-0${at + 1}T10:00:00Z`,
    percent_tenths,
  }));

describe('a trend', () => {
  it('is the difference between the first report and the last', () => {
    expect(changeWords(points(500, 300, 655))).toBe('Up 15.5 points over 3 reports');
    expect(changeWords(points(700, 640))).toBe('Down 6.0 points over 2 reports');
    expect(changeWords(points(700, 200, 700))).toBe('The same over 3 reports');
  });

  it('says what is missing where there is none', () => {
    expect(missingWords(0, 2)).toBe(
      'Not yet. Trends appear after 2 graded reports on the same skill.',
    );
    expect(missingWords(1, 2)).toContain('You have 1.');
    expect(missingWords(3, 2)).toContain('no 2 of them are on the same skill');
  });
});
