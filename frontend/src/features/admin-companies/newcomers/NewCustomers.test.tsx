import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import type { NewCustomer } from '@/api/words/admin';
import { NewCustomers } from './NewCustomers';

const fenmoor: NewCustomer = {
  id: 'c1',
  name: 'Fenmoor',
  state: 'approved',
  paying_since: '2026-11-01',
  steps: {
    profile: true,
    team: true,
    access: true,
    assessment: false,
    invitation: false,
    role: false,
  },
};

it('says of each company what it has done and what is missing', async () => {
  vi.spyOn(api, 'get').mockResolvedValue({ items: [fenmoor], next_cursor: null });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <NewCustomers />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const link = await screen.findByRole('link', { name: 'Fenmoor' });
  expect(link.getAttribute('href')).toBe('/admin-dashboard/manage-companies?company=c1');
  expect(screen.getByRole('progressbar', { name: '3 of 6 steps' })).toBeDefined();
  const list = screen.getByRole('list', { name: /^New paying companies/ });
  const steps = within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent)
    .slice(1);
  expect(steps).toEqual([
    'Done:Profile complete, domain approved',
    'Done:A second person in the team',
    'Done:Assessments open',
    'Missing:First assessment created',
    'Missing:First candidate invited',
    'Missing:First role published',
  ]);
});
