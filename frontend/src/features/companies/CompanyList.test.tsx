import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { ListedCompany } from '@/api/words';
import { TooltipProvider } from '@/ui/Tooltip';
import type { CompanyFilter } from './api';
import { CompanyList } from './CompanyList';

const company: ListedCompany = {
  id: 'c1',
  name: 'Pellworth',
  industry: 'software',
  size: '11-50',
  city: 'Leeds',
  country: 'GB',
  logo_url: null,
  open_roles: 2,
  stories: 7,
  difficulty: 3.36,
};

let get: MockInstance<typeof api.get>;
beforeEach(() => {
  get = vi.spyOn(api, 'get');
});

function show(filter: CompanyFilter, onClear = () => undefined) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <MemoryRouter>
          <CompanyList filter={filter} onClear={onClear} />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const everything: CompanyFilter = { search: '', industry: null };

it('lists companies with what is known of them, page by page', async () => {
  const quiet = { ...company, id: 'c2', name: 'Quiet', open_roles: 0, difficulty: null };
  get.mockResolvedValueOnce({ items: [company], next_cursor: 'next' });
  get.mockResolvedValueOnce({ items: [quiet], next_cursor: null });
  const user = show(everything);
  const first = await screen.findByRole('link', { name: /^Pellworth|Pellworth/ });
  expect(first.getAttribute('href')).toBe('/companies/c1');
  expect(first.textContent).toContain('Software · Leeds, United Kingdom · 11–50 people');
  expect(first.textContent).toContain('2 open roles');
  expect(first.textContent).toContain('Interview difficulty: 3.4 of 5');
  await user.click(screen.getByRole('button', { name: 'Show more companies' }));
  const second = await screen.findByRole('link', { name: /Quiet/ });
  expect(second.textContent).not.toMatch(/open role|of 5/);
  expect(get.mock.calls[1]?.[1]).toMatchObject({ query: { cursor: 'next' } });
  expect(screen.queryByRole('button', { name: 'Show more companies' })).toBeNull();
});

it('says that nothing matches and offers everything', async () => {
  get.mockResolvedValue({ items: [], next_cursor: null });
  const onClear = vi.fn();
  const user = show({ search: 'x', industry: 'law' }, onClear);
  await screen.findByText(/No company matches/);
  expect(get.mock.calls[0]?.[1]).toMatchObject({ query: { search: 'x', industry: 'law' } });
  await user.click(screen.getByRole('button', { name: 'Show all companies' }));
  expect(onClear).toHaveBeenCalledOnce();
});

it('says that there is none yet where nothing is asked for', async () => {
  get.mockResolvedValue({ items: [], next_cursor: null });
  show(everything);
  expect(await screen.findByText('No company is listed yet.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that it could not be loaded, and tries again when asked', async () => {
  get.mockRejectedValueOnce(new ApiError({ status: 500, code: 'internal', detail: '' }));
  get.mockResolvedValueOnce({ items: [company], next_cursor: null });
  const user = show(everything);
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: /Pellworth/ })).toBeDefined();
});
