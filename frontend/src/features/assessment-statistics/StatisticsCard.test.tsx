import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { AssessmentStatistics, AssessmentTask } from '@/api/words';
import { statisticsQuery } from './api';
import { StatisticsCard } from './StatisticsCard';

const tasks: AssessmentTask[] = [
  {
    id: 't',
    position: 1,
    weight: 100,
    problem: { id: 'p', slug: 'ledger', title: 'Ledger', difficulty: 'easy' },
    variants: [{ id: 'q', slug: 'parcels', title: 'Parcels' }],
  },
];

const statistics: AssessmentStatistics = {
  people: 70,
  error_from: 50,
  shown_from: 5,
  alpha_thousandths: 810,
  sem: 93,
  counted_at: '2027-03-01T03:00:00Z',
  tasks: [
    {
      position: 1,
      item: {
        facility_thousandths: 600,
        discrimination_thousandths: 400,
        infit_thousandths: null,
        remarks: [],
      },
      groups: [],
      variants: [
        { problem_id: 'p', people: 58, facility_thousandths: 625, error_thousandths: 48 },
        { problem_id: 'q', people: 12, facility_thousandths: null, error_thousandths: null },
      ],
    },
  ],
};

it('says of each problem that is drawn how it went, or how many people are missing', () => {
  const client = new QueryClient();
  client.setQueryData(statisticsQuery('a').queryKey, statistics);
  render(
    <QueryClientProvider client={client}>
      <StatisticsCard assessmentId="a" tasks={tasks} />
    </QueryClientProvider>,
  );
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows[1]).toContain('One of 2 problems');
  expect(rows[2]).toMatch(/^Ledger63% of the points .* error of 5%, by 58 people$/);
  expect(rows[3]).toBe('ParcelsNot yet estimated: 12 of the 50 people needed.');
});
