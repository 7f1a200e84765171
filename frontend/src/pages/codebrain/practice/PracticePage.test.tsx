import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import * as session from '@/features/session/hooks';

import PracticePage from './PracticePage';

function show() {
  vi.spyOn(session, 'useUser').mockReturnValue(null);
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <MemoryRouter initialEntries={['/codebrainv1/doubling']}>
        <Routes>
          <Route path="/codebrainv1/:problemId" element={<PracticePage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('a problem that could not be loaded is called a problem, not an invitation', async () => {
  const away = new ApiError({ status: 500, code: 'internal', detail: '' });
  vi.spyOn(api, 'get').mockRejectedValue(away);
  show();
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^The problem could not be opened/,
  );
  expect(screen.queryByText(/invitation/iu)).toBeNull();
});

it('keeps the places of statement, editor and tests while it loads', async () => {
  vi.spyOn(api, 'get').mockReturnValue(new Promise<never>(() => undefined));
  show();
  expect(await screen.findByRole('status', { name: 'Opening the problem' })).toBeDefined();
});
