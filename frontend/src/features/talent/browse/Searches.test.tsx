import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import { filterOf } from '@/features/talent/rules';
import { TooltipProvider } from '@/ui/Tooltip';
import { Searches } from './Searches';

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <TooltipProvider>
          <Searches
            filter={filterOf(new URLSearchParams())}
            canSave={false}
            link={(id) => `/?search=${id}`}
          />
        </TooltipProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

it('deletes a saved search once it has asked', async () => {
  vi.spyOn(api, 'get').mockResolvedValue({ items: [{ id: 's1', name: 'Rust' }] });
  const remove = vi.spyOn(api, 'remove').mockResolvedValue({});
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Delete the search Rust' }));
  expect(remove).not.toHaveBeenCalled();
  const asked = within(screen.getByRole('alertdialog', { name: 'Delete the search Rust?' }));
  await user.click(asked.getByRole('button', { name: 'Delete' }));
  expect(remove).toHaveBeenCalledWith('/api/talent-searches/{id}', { path: { id: 's1' } });
});

it('says that searches could not be loaded, and loads them again', async () => {
  const get = vi
    .spyOn(api, 'get')
    .mockRejectedValueOnce(new ApiError({ status: 503, code: 'unavailable', detail: '' }))
    .mockResolvedValue({ items: [{ id: 's1', name: 'Rust' }] });
  const user = show();
  await screen.findByText('The searches could not be loaded.');
  await user.click(screen.getByRole('button', { name: /try again|retry/i }));
  await screen.findByRole('link', { name: 'Rust' });
  expect(get).toHaveBeenCalledTimes(2);
});
