import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import { TooltipProvider } from '@/ui/Tooltip';

import CodebrainEntry from './CodebrainEntry';
import { NotActive } from './NotActive';
// Loaded beforehand, so that the page does not wait for its file.
import './ProblemPreview';

const OLD = '01890a5d-ac96-774b-bcce-b302099a8057';

it('a preview asks for the version that the address names', async () => {
  const get = vi
    .spyOn(api, 'get')
    .mockImplementation((address) =>
      address.startsWith('/api/codebrain/resolve')
        ? Promise.resolve({ kind: 'problem_preview', path: `/codebrainv2/two-sum/${OLD}` } as never)
        : Promise.reject(new ApiError({ status: 404, code: 'not_found', detail: '' })),
    );
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <TooltipProvider>
        <MemoryRouter initialEntries={[`/codebrainv2/Two-Sum/${OLD}`]}>
          <Routes>
            <Route path="/codebrainv2/:first/:second?" element={<CodebrainEntry />} />
          </Routes>
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Problem not found' });
  expect(get).toHaveBeenLastCalledWith(
    '/api/problems/{id}',
    expect.objectContaining({ path: { id: 'two-sum' }, query: { version: OLD } }),
  );
});

it('an address whose code is not active has a box for another one', async () => {
  vi.spyOn(api, 'get').mockRejectedValue(
    new ApiError({ status: 404, code: 'not_found', detail: '' }),
  );
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <TooltipProvider>
        <MemoryRouter>
          <NotActive />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'Invitation code' })).toBeDefined();
});
