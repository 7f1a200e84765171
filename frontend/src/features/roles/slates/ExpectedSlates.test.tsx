import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import type { ListedRole, RoleState } from '@/api/words';
import { draft } from '@/features/roles/own.test-data';
import { TooltipProvider } from '@/ui/Tooltip';
import { ExpectedSlates } from './ExpectedSlates';
import { ReleaseLine } from './ReleaseLine';

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

it('expects no slate of a role whose applicants are seen as they apply', async () => {
  const release = { is_direct: true, usual_hours: 24 };
  show([{ ...role('Fitter', 'published'), release }, role('Welder', 'published')]);
  await screen.findByRole('link', { name: 'Welder' });
  expect(screen.queryByRole('link', { name: 'Fitter' })).toBeNull();
});

it.each([
  [false, 24, 'We look at applicants before you see them, usually within 24 hours.'],
  [false, 1, 'We look at applicants before you see them, usually within an hour.'],
  [true, 24, 'You see applicants as soon as they apply.'],
])('says of a direct release (%s) within %s hours: %s', (isDirect, hours, said) => {
  const release = { is_direct: isDirect, usual_hours: hours };
  const { container, rerender } = render(<ReleaseLine role={{ state: 'published', release }} />);
  expect(container.textContent).toBe(said);
  rerender(<ReleaseLine role={{ state: 'closed', release }} />);
  expect(container.textContent).toBe('');
});
