import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import type { Role } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { draft } from '@/features/roles/own.test-data';
import * as session from '@/features/session/hooks';
import * as toasts from '@/ui/notify';
import { TooltipProvider } from '@/ui/Tooltip';
import RolePage from './RolePage';

afterEach(() => vi.restoreAllMocks());

const waiting: Role = {
  ...draft,
  state: 'submitted',
  actions: ['withdraw'],
  form: { ...draft.form, title: 'Fitter' },
};

it('a role in review has its title once, and is withdrawn beside the words that say so', async () => {
  vi.spyOn(session, 'useUser').mockReturnValue(null);
  vi.spyOn(api, 'get').mockResolvedValue(waiting);
  const post = vi.spyOn(api, 'post').mockResolvedValue(waiting);
  const say = vi.spyOn(toasts, 'notify').mockReturnValue();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <MemoryRouter initialEntries={[to(paths.role, { roleId: draft.id })]}>
          <Routes>
            <Route path={paths.role} element={<RolePage />} />
          </Routes>
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  await screen.findByText(/This role is in review/);
  expect(screen.getByText(/usually within 24 hours/)).toBeTruthy();
  expect(screen.getAllByRole('heading', { name: 'Fitter' })).toHaveLength(1);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(say).toHaveBeenCalledWith('success', expect.any(String)));
  expect(post.mock.calls[0]?.[0]).toBe('/api/roles/{id}/withdraw');
});
