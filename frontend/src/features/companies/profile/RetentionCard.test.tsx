import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import { RetentionCard } from './RetentionCard';

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RetentionCard />
    </QueryClientProvider>,
  );
}

it('says what is removed and after how many days', async () => {
  const items = [
    { what: 'trials of assessments', days: 1 },
    { what: 'deliveries of webhooks', days: 30 },
  ];
  vi.spyOn(api, 'get').mockResolvedValue({ items });
  show();
  await screen.findByRole('list', { name: 'Removed data' });
  const lines = screen.getAllByRole('listitem').map((line) => line.textContent);
  expect(lines).toEqual([
    'Trials of assessmentsafter 1 day',
    'Deliveries of webhooksafter 30 days',
  ]);
});

it('offers to try again where the periods could not be loaded', async () => {
  vi.spyOn(api, 'get')
    .mockRejectedValueOnce(new ApiError({ status: 503, code: 'unavailable', detail: '' }))
    .mockResolvedValue({ items: [{ what: 'trials of assessments', days: 1 }] });
  show();
  await screen.findByText('The periods could not be loaded.');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Trials of assessments');
});
