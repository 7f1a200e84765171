import { expect, it } from 'vitest';
import type { AssessmentStatistics } from '@/api/words';
import { coefficient, percent, reliabilityWords } from './rules';

it.each([
  [0, '.00'],
  [420, '.42'],
  [-80, '−.08'],
  [-4, '.00'],
  [1000, '1.00'],
  [null, '–'],
])('writes %s thousandths as %s', (thousandths, words) => {
  expect(coefficient(thousandths)).toBe(words);
});

it('rounds a share to a whole percent', () => {
  expect([percent(0), percent(425), percent(1000)]).toEqual(['0 %', '43 %', '100 %']);
});

const statistics: AssessmentStatistics = {
  people: 49,
  error_from: 50,
  shown_from: 5,
  alpha_thousandths: null,
  sem: null,
  counted_at: '2027-03-01T03:00:00Z',
  tasks: [],
};

it('says how many people are missing, that nothing can be said, or the error', () => {
  expect(reliabilityWords(statistics)).toBe(
    'Standard error not yet estimated: 49 of the 50 people needed.',
  );
  expect(reliabilityWords({ ...statistics, people: 50 })).toMatch(/all scores are the same/);
  expect(reliabilityWords({ ...statistics, people: 50, sem: 93, alpha_thousandths: 810 })).toBe(
    'Standard error of a score: 93 points. Cronbach’s α: .81.',
  );
});
