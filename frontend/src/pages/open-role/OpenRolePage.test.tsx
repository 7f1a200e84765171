import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import { TooltipProvider } from '@/ui/Tooltip';
import OpenRolePage from './OpenRolePage';

it('at an address without a role leads to those that are open', async () => {
  const missing = new ApiError({ status: 404, code: 'not_found', detail: '' });
  vi.spyOn(api, 'get').mockRejectedValue(missing);
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <TooltipProvider>
        <MemoryRouter initialEntries={['/companies/c1/roles/r1']}>
          <Routes>
            <Route path="/companies/:id/roles/:roleId" element={<OpenRolePage />} />
          </Routes>
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Role not found' });
  const open = screen.getByRole('link', { name: 'See open roles' });
  expect(open.getAttribute('href')).toBe('/roles');
});
