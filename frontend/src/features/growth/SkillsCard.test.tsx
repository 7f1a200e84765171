import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { SkillTrends } from '@/api/words/scores';
import { skillsQuery } from './api';
import { SkillsCard } from './SkillsCard';

function show(data: SkillTrends) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(skillsQuery.queryKey, data);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <SkillsCard />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('says “not yet” with what is missing below two reports that measure the same', () => {
  show({ least: 2, reports: 1, short: 3, trends: [] });
  expect(screen.getByRole('heading', { name: 'Your skills' })).toBeTruthy();
  expect(screen.getByText(/^Not yet\. Trends appear after 2 graded reports/u)).toBeTruthy();
  expect(screen.queryByText(/%/u)).toBeNull();
});

it('shows the last value of an area, how it changed, and the report that says it', () => {
  const point = (report_id: string, percent_tenths: number) => ({
    report_id,
    submitted_at: '2026-11-01T10:00:00Z',
    percent_tenths,
  });
  const trends = [{ skill: 'Search', points: [point('r1', 500), point('r2', 808)] }];
  show({ least: 2, reports: 2, short: 1, trends });
  expect(screen.getByRole('heading', { name: 'Your skills, from 2 reports' })).toBeTruthy();
  const row = screen.getByRole('link', {
    name: /Search.*Up 30\.8 points over 2 reports.*80\.8%/u,
  });
  expect(row.getAttribute('href')).toBe('/report/r2');
  expect(screen.getByText(/1 more skill has fewer than 2 reports/u)).toBeTruthy();
});
