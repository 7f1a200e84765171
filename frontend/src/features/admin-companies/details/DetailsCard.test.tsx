import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import type { DetailsStanding } from '@/api/words';
import { queryClient } from '@/api/cache/query-client';
import { TooltipProvider } from '@/ui/Tooltip';
import { DetailsCard } from './DetailsCard';

/** Details, as far as the card reads them. */
const details = (standing: DetailsStanding) => ({
  company_id: 'c1',
  version: 1,
  standing,
  form: { name: 'Kestrel', website: null, industry: null, size: null, city: null, country: null },
  owners: [],
  same_domain: true,
  note: null,
});

function show(client: QueryClient) {
  render(
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <DetailsCard company="c1" />
      </TooltipProvider>
    </QueryClientProvider>,
  );
}

it('fills the button of the decision that waits, and keeps the focus once it is made', async () => {
  let standing: DetailsStanding = 'waiting';
  vi.spyOn(api, 'get').mockImplementation((() => Promise.resolve(details(standing))) as never);
  vi.spyOn(api, 'post').mockImplementation((() => {
    standing = 'approved';
    return Promise.resolve(details(standing));
  }) as never);
  queryClient.clear();
  show(queryClient);
  const approve = await screen.findByRole('button', { name: 'Approve the domain' });
  expect(approve.className).toContain('bg-primary');
  await userEvent.click(approve);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Approve the domain' })).toBeNull(),
  );
  expect(document.activeElement?.textContent).toBe('Domain approved');
});
