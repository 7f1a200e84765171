import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { Activity } from '@/api/words/company/home';
import { ActivityCard } from './ActivityCard';
import { activityQuery } from './api';

function draw(client: QueryClient) {
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ActivityCard />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

function show(items: Activity[], next: string | null) {
  const client = new QueryClient({ defaultOptions: { queries: { refetchOnMount: false } } });
  const pages = [{ items, next_cursor: next }];
  client.setQueryData(activityQuery.queryKey, { pages, pageParams: [undefined] });
  draw(client);
}

const row: Activity = {
  number: 7,
  kind: 'shortlisted',
  by: 'member',
  by_name: 'Ruth',
  title: 'Fitter',
  whom: { code: 'K7F2', name: null },
  place_id: 'a1',
  parent_id: 'r1',
  at: '2026-11-01T10:00:00Z',
};

it('says who did what to whom, and has more where there is more', () => {
  show([row], 'next');
  const link = screen.getByRole('link', {
    name: /Ruth shortlisted an applicant.*Candidate K7F2 · Fitter/u,
  });
  expect(link.getAttribute('href')).toBe('/client-dashboard/talent-selection/r1/a1');
  expect(screen.getByRole('button', { name: 'Show more' })).toBeTruthy();
});

it('says when nothing has happened, and offers no more at the end', () => {
  show([], null);
  expect(screen.getByText('Nothing has happened in the last 30 days.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('says that the activity could not be loaded, and shows it after Retry', async () => {
  const down = new ApiError({ status: 500, code: 'internal', detail: '' });
  const get = vi.spyOn(api, 'get').mockRejectedValueOnce(down);
  get.mockResolvedValue({ items: [row], next_cursor: null });
  draw(new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The activity could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: /Ruth shortlisted an applicant/u })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
