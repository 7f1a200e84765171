import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { Needs } from '@/api/words/company/home';
import { needsQuery } from './api';
import { NeedsYouCard } from './NeedsYouCard';

function draw(client: QueryClient) {
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <NeedsYouCard />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

function show(data: Needs) {
  const client = new QueryClient({ defaultOptions: { queries: { refetchOnMount: false } } });
  client.setQueryData(needsQuery.queryKey, data);
  draw(client);
}

const item: Needs['items'][number] = {
  kind: 'offer_ending',
  place_id: 'a1',
  role_id: 'r1',
  title: 'Fitter',
  whom: { code: 'K7F2', name: 'Ben Bright' },
  since: '2026-11-01T10:00:00Z',
  until: '2026-11-04T10:00:00Z',
  due_on: null,
};

it('names who or what needs the reader, for what, until when, and leads there', () => {
  const invoice = {
    ...item,
    kind: 'invoice_due' as const,
    place_id: 'i1',
    title: 'A-2026-000007',
    whom: null,
    until: null,
    due_on: '2026-11-05',
  };
  show({ items: [item, invoice], more: [] });
  const offer = screen.getByRole('link', {
    name: /Ben Bright · Fitter.*Offer not answered yet/u,
  });
  expect(offer.getAttribute('href')).toBe('/client-dashboard/talent-selection/r1/a1');
  const owed = screen.getByRole('link', {
    name: /A-2026-000007.*Invoice to pay · due 5 Nov 2026/u,
  });
  expect(owed.getAttribute('href')).toBe('/client-dashboard/invoices/i1');
});

it('lists a result that nobody has decided on, by its person, and leads to the report', () => {
  const kind = 'result' as const;
  const result = { ...item, kind, place_id: 'p1', role_id: null, title: 'Looms', until: null };
  show({ items: [result], more: [{ kind, count: 2 }] });
  const row = screen.getByRole('link', { name: /Ben Bright · Looms.*Result to decide on/u });
  expect(row.getAttribute('href')).toBe('/report/p1');
  expect(screen.getByRole('link', { name: '2 in Assessment' })).toBeTruthy();
  expect(screen.queryByText('You’re all caught up.')).toBeNull();
});

it('counts what is not listed, and leads to the lists in which it stands', () => {
  show({
    items: [item],
    more: [
      { kind: 'review', count: 12 },
      { kind: 'check_in', count: 1 },
    ],
  });
  expect(screen.getByText(/And 13 more:/u)).toBeTruthy();
  const rest = screen.getByRole('link', { name: '12 in Talent selection' });
  expect(rest.getAttribute('href')).toBe('/client-dashboard/talent-selection');
  expect(screen.getByRole('link', { name: '1 in My interns' })).toBeTruthy();
});

it('says when nothing needs the reader', () => {
  show({ items: [], more: [] });
  expect(screen.getByText('You’re all caught up.')).toBeTruthy();
});

it('says that the list could not be loaded, and shows it after Retry', async () => {
  const down = new ApiError({ status: 500, code: 'internal', detail: '' });
  const get = vi.spyOn(api, 'get').mockRejectedValueOnce(down);
  get.mockResolvedValue({ items: [item], more: [] });
  draw(new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('This list could not be loaded.');
  expect(screen.queryByText('You’re all caught up.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: /Ben Bright/u })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
