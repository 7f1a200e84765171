import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import type { ListedRole, RoleState } from '@/api/words';
import { draft } from '@/features/roles/own.test-data';
import { TooltipProvider } from '@/ui/Tooltip';
import { ExpectedSlates } from './ExpectedSlates';

const role = (title: string, state: RoleState, applicants = 0): ListedRole => ({
  ...draft,
  id: title,
  state,
  form: { ...draft.form, title },
  applicants,
  slate_by: applicants === 0 ? null : '2026-12-07T10:00:00Z',
});

function show(items: ListedRole[]) {
  vi.spyOn(api, 'get').mockResolvedValue({ items, next_cursor: null });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <TooltipProvider>
          <ExpectedSlates />
        </TooltipProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('names the day by which the applicants of a role are expected, and no role that has been released', async () => {
  show([
    role('Fitter', 'published', 3),
    role('Welder', 'published'),
    role('Turner', 'applicants_released', 2),
    role('Joiner', 'paused', 1),
  ]);
  await screen.findByRole('link', { name: 'Fitter' });
  const lines = screen.getAllByRole('listitem').map((line) => line.textContent);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^Fitter3 applicants\. Slate not released yet; expected by .*7/);
  expect(lines[1]).toBe('WelderNo applicants yet');
});
