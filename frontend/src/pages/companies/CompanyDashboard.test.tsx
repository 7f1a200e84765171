import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import CompanyDashboard from './CompanyDashboard';

const dashboard = {
  company: { id: 'c1', name: 'Pellworth' },
  is_member: true,
  reads_candidates: true,
  outstanding_days: 5,
  usage: { days: 30, sent: 3, started: 2, finished: 1 },
};

it('shows its cards together, so that a list that comes pushes none of them away', async () => {
  const answers = new Map<string, (answer: unknown) => void>();
  vi.spyOn(api, 'get').mockImplementation(((path: string) =>
    path.endsWith('/dashboard')
      ? Promise.resolve(dashboard)
      : new Promise((resolve) => answers.set(path, resolve))) as never);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/companies/c1/dashboard']}>
        <Routes>
          <Route path="/companies/:id/dashboard" element={<CompanyDashboard />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Pellworth dashboard' });
  await waitFor(() => expect(answers.size).toBe(2));
  const usage = () => screen.queryByRole('heading', { name: /30 days/u });
  for (const answer of answers.values()) {
    expect(usage()).toBeNull();
    answer({ items: [], next_cursor: null });
  }
  await waitFor(() => expect(usage()).not.toBeNull());
});
