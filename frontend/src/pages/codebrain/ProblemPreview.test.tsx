import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import { TooltipProvider } from '@/ui/Tooltip';

import ProblemPreview from './ProblemPreview';

it('a problem that is not open to the viewer is not found, in words about problems', async () => {
  vi.spyOn(api, 'get').mockRejectedValue(
    new ApiError({ status: 404, code: 'not_found', detail: '' }),
  );
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <TooltipProvider>
        <MemoryRouter>
          <ProblemPreview slug="doubling" />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('heading', { name: 'There is no such problem' })).toBeDefined();
  expect(screen.queryByText(/code/iu)).toBeNull();
});
