import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PerformanceReport } from '@/api/words';
import { FiguresView } from '@/features/problem-report/FiguresView';

const report: PerformanceReport = {
  title: 'Doubling',
  scope: 'company',
  people: 8,
  given: 11,
  overexposed: false,
  exposure_cap: 500,
  days: 365,
  shown_from: 5,
  near_limit_percent: 80,
  own: [],
  figures: {
    item: {
      facility_thousandths: 640,
      discrimination_thousandths: 420,
      infit_thousandths: null,
      remarks: ['tells_little'],
    },
    answered: 6,
    points: [2, 0, 0, 0, 0, 0, 0, 3, 0, 3],
    groups: [{ name: 'edge', tag: 'edge', weight: 25, passed: 3, people: 8 }],
    times: { lower_quartile: 300, median: 600, upper_quartile: 3900 },
    languages: [{ language: 'python', people: 6 }],
    verdicts: [{ verdict: 'WA', submits: 9 }],
    near_limit: 1,
    clusters: 2,
  },
};

it('shows points, groups, times, languages and verdicts, each with its count', () => {
  if (report.figures === null) throw new Error('there are figures');
  render(<FiguresView report={report} figures={report.figures} />);
  const rowOf = (table: string, row: RegExp) =>
    within(screen.getByRole('table', { name: table })).getByRole('row', { name: row });
  rowOf('How many people got how many points', /^90–100 3$/);
  rowOf('How many people passed each group of tests', /^Edge 25 3 of 8 \(38%\)$/);
  rowOf('How many people submitted in each language', /^Python.* 6$/);
  rowOf('How many submissions got which verdict', /^Wrong answer 9$/);
  expect(screen.getByText('6 of 8 (75%)')).toBeDefined();
  expect(screen.getByText('1 of 6 (17%)')).toBeDefined();
  expect(screen.getByText('10 min')).toBeDefined();
  const definition = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
  expect(definition('Given to')).toMatch(/^11/u);
  expect(definition('Clusters of similar programs')).toMatch(/^2/u);
  expect(definition('Points reached')).toMatch(/^64 %/u);
  expect(definition('Discrimination')).toMatch(/^\.42/u);
  expect(definition('To look at')).toBe('tells few people apart');
  expect(screen.getByText('5 min to 1 h 5 min')).toBeDefined();
});
