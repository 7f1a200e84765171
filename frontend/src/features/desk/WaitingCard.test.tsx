import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { matchRoutes, MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { Waiting } from '@/api/words/admin';
import { paths } from '@/facts/paths';
import { waitingQuery } from './api';
import { pathOf } from './rules';
import { text } from './text';
import { WaitingCard } from './WaitingCard';

function draw(client: QueryClient) {
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <WaitingCard />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

function show(items: Waiting[]) {
  const client = new QueryClient({ defaultOptions: { queries: { refetchOnMount: false } } });
  client.setQueryData(waitingQuery.queryKey, { items });
  draw(client);
}

const role: Waiting = { kind: 'role', count: 3, since: '2026-11-01T10:00:00Z' };

it('says what waits, how much of it, and leads to its list, in the order of the server', () => {
  show([role, { kind: 'stale_inquiry', count: 1, since: '2026-11-02T10:00:00Z' }]);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin-dashboard/unpublished-roles?queue=waiting',
    '/admin-dashboard/onboard-companies?column=stale',
  ]);
  expect(links[0]?.textContent).toMatch(/^Roles to review.*3$/u);
});

it('says when nothing waits', () => {
  show([]);
  expect(screen.getByText('You’re all caught up.')).toBeTruthy();
});

it('says that the list could not be loaded, and shows it after Retry', async () => {
  const down = new ApiError({ status: 500, code: 'internal', detail: '' });
  vi.spyOn(api, 'get')
    .mockRejectedValueOnce(down)
    .mockResolvedValue({ items: [role] });
  draw(new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(text.failed);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: /Roles to review/u })).toBeTruthy();
});

it.each(Object.entries(pathOf))('%s is done at %s, which is a page', (_, address) => {
  const { pathname } = new URL(address, 'http://assay.test');
  const known = Object.values(paths).map((path) => ({ path }));
  expect(matchRoutes(known, pathname)).not.toBeNull();
});
