import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { PerformanceReport } from '@/api/words';
import { FiguresView } from '@/features/problem-report/FiguresView';
import ProblemReport from './ProblemReport';

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
  expect(definition('Points reached')).toMatch(/^64%/u);
  expect(definition('Discrimination')).toMatch(/^\.42/u);
  expect(definition('To look at')).toBe('tells few people apart');
  expect(screen.getByText('5 min to 1 h 5 min')).toBeDefined();
});

/** The report at an address, of a problem that has the version `v2`. */
async function openAt(address: string) {
  const asked: unknown[] = [];
  vi.spyOn(api, 'get').mockImplementation((path, call) => {
    const { path: of, query } = call as { path: unknown; query?: { version?: string } };
    asked.push([path, { path: of, query }]);
    return query?.version === 'v2'
      ? Promise.resolve(report as never)
      : Promise.reject(new ApiError({ status: 404, code: 'not_found', detail: '' }));
  });
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/codebrainv2/:problemName/:problemId/report" element={<ProblemReport />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const heading = await screen.findByRole('heading', { level: 1 });
  return { heading: heading.textContent, asked };
}

it.each([
  ['v2', 'Doubling: performance report'],
  ['any', 'Report not found'],
])('is asked for by the version that the address names: %s', async (version, heading) => {
  expect(await openAt(`/codebrainv2/doubling/${version}/report`)).toEqual({
    heading,
    asked: [['/api/problems/{id}/report', { path: { id: 'doubling' }, query: { version } }]],
  });
});
