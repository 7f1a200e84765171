import { expect, it } from 'vitest';
import type { AssessmentStatistics } from '@/api/words';
import { totalOf } from '@/ui/chart/rules';
import {
  coefficient,
  errorOf,
  percent,
  reliabilityWords,
  scoreBars,
  spreadWords,
  variantWords,
} from './rules';

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
  expect([percent(0), percent(425), percent(1000)]).toEqual(['0%', '43%', '100%']);
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

it('says how a variant went with its error, or how many people are missing', () => {
  const variant = {
    problem_id: 'p',
    people: 49,
    facility_thousandths: null,
    error_thousandths: null,
  };
  expect(variantWords(variant, 50)).toBe('Not yet estimated: 49 of the 50 people needed.');
  const estimated = {
    ...variant,
    people: 1200,
    facility_thousandths: 624,
    error_thousandths: 13,
  };
  expect(variantWords(estimated, 50)).toBe(
    '62% of the points reached, with a standard error of 1%, by 1,200 people',
  );
});

const spread = {
  people: 7,
  shown_from: 5,
  buckets: [
    { from: 0, to: 100, people: 2 },
    { from: 900, to: 1000, people: 5 },
  ],
  median: 950,
  sem: 93,
};

it('names each bucket, the best score in the last one, and adds up to the people', () => {
  expect(scoreBars(spread).map(({ label }) => label)).toEqual(['0–99', '900–1000']);
  expect(totalOf(scoreBars(spread)).value).toBe(spread.people);
});

it('shows the error around the median only where both are known', () => {
  expect(errorOf(spread)).toMatchObject({ at: 0.95, from: 0.857, to: 1.043 });
  expect(errorOf({ ...spread, sem: null })).toBeNull();
  expect(errorOf({ ...spread, median: null, buckets: [] })).toBeNull();
  expect(spreadWords(spread)).toMatch(/^7 people.* median is 950 .* error of a score is 93 points/);
  expect(spreadWords({ ...spread, sem: null })).toMatch(/not yet estimated/);
});
