import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import type { AnyApi } from '@/api/typed';
import { TooltipProvider } from '@/ui/Tooltip';
import ApplicationPage from './ApplicationPage';

const at = '2031-03-05T12:00:00Z';

function open(stage: string, offers: readonly object[] = []) {
  const application = {
    id: 'a1',
    role_id: 'r1',
    title: 'Engineer',
    company: { id: 'c1', name: 'Pellworth' },
    stage,
    applied_at: at,
    moved_at: at,
    news_by: null,
    declined: null,
    answers: [],
    note: null,
    resume: null,
    profile: { name: 'Ada', email: 'a@example.com', skills: [], available_from: null },
    open: false,
    version: 1,
  };
  vi.spyOn(api as unknown as AnyApi, 'get').mockImplementation((address) => {
    if (address.endsWith('/offers')) return Promise.resolve({ items: offers });
    if (address.endsWith('/meetings')) return Promise.resolve({ items: [] });
    return Promise.resolve(application);
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <MemoryRouter initialEntries={['/dashboard/applications/a1']}>
          <Routes>
            <Route path="/dashboard/applications/:applicationId" element={<ApplicationPage />} />
          </Routes>
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
}

it('shows the track of stages with the present one marked, and the way back to all applications', async () => {
  open('assessment');
  const track = within(await screen.findByRole('list', { name: 'Stages' }));
  const stages = track.getAllByRole('listitem');
  expect(stages.map(({ textContent }) => textContent)).toEqual([
    'Applied',
    'In review',
    'Assessment',
    'Interview',
    'Offer',
  ]);
  expect(stages.map((one) => one.getAttribute('aria-current')).indexOf('step')).toBe(2);
  const back = screen.getByRole('link', { name: 'Applications' });
  expect(back.getAttribute('href')).toBe('/dashboard/applications');
});

it('an application that has ended has no track', async () => {
  open('closed');
  await screen.findByText('This application has ended.');
  expect(screen.queryByRole('list', { name: 'Stages' })).toBeNull();
});

it('an offer that was accepted is said to be, not to wait', async () => {
  const pay = { min: 1, max: 1, currency: 'EUR', period: 'month', amount: 1 };
  open('offer', [
    {
      id: 'o1',
      state: 'accepted',
      expires_at: at,
      made_at: at,
      starts_on: '2031-04-01',
      ends_on: null,
      ended_at: at,
      reason: null,
      pay,
      terms: '',
      version: 2,
    },
  ]);
  expect(await screen.findByText('You have accepted the offer.')).toBeDefined();
  expect(screen.queryByText('The company has made you an offer.')).toBeNull();
});
