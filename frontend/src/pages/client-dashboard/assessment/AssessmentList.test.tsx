import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import * as session from '@/features/session/hooks';
import { TooltipProvider } from '@/ui/Tooltip';
import AssessmentList from './AssessmentList';

afterEach(() => vi.restoreAllMocks());

function show(trial_ended_at: string | null) {
  const company = { id: 'c1', state: 'approved', role: 'owner', trial: null, trial_ended_at };
  const flags = { payment: trial_ended_at === null, assessment_access: trial_ended_at === null };
  vi.spyOn(session, 'useUser').mockReturnValue({ company, flags, email_verified: true } as never);
  vi.spyOn(api, 'get').mockImplementation((address) =>
    address === '/api/assessments'
      ? Promise.resolve({ items: [], next_cursor: null } as never)
      : new Promise(() => undefined),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <MemoryRouter>
          <AssessmentList />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
}

it('after a free trial says that it is over and what stays, and begins nothing', async () => {
  show('2026-12-13T12:38:00Z');
  await screen.findByText('No assessment was built during the free trial.');
  expect(screen.getByText('Your free trial ended on 13 Dec 2026.')).toBeTruthy();
  expect(screen.getByText(/^Assessments and results stay readable\./u)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'New assessment' })).toBeNull();
});

it('with a plan begins an assessment', async () => {
  show(null);
  await screen.findByText('No assessments yet');
  expect(screen.getAllByRole('link', { name: 'New assessment' }).length).toBeGreaterThan(0);
});
