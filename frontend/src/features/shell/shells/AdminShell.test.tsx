import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import type { User } from '@/api/words';
import type { Waiting } from '@/api/words/admin';
import * as session from '@/features/session/hooks';
import { TooltipProvider } from '@/ui/Tooltip';
import { AdminShell } from './AdminShell';

const admin = {
  id: 'u1',
  email: 'a@assay.example',
  display_name: 'Ada',
  username: null,
  is_admin: true,
  is_company: false,
  is_partner: false,
  is_billing_staff: false,
};
const AT = '2026-11-25T12:00:00Z';

function Act() {
  const { mutate } = useMutation({ mutationFn: () => Promise.resolve() });
  return (
    <button type="button" onClick={() => mutate()}>
      Publish
    </button>
  );
}

let waiting: Waiting[];

function show() {
  waiting = [
    { kind: 'role', count: 3, since: AT },
    { kind: 'inquiry', count: 1, since: AT },
    { kind: 'stale_inquiry', count: 2, since: AT },
  ];
  vi.spyOn(session, 'useUser').mockReturnValue(admin as unknown as User);
  const get = vi
    .spyOn(api, 'get')
    .mockImplementation(((address: string) =>
      address === '/api/admin/waiting'
        ? Promise.resolve({ items: waiting })
        : new Promise(() => undefined)) as never);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <MemoryRouter initialEntries={['/']}>
          <Routes>
            <Route element={<AdminShell />}>
              <Route path="/" element={<Act />} />
            </Route>
          </Routes>
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return () => get.mock.calls.filter(([address]) => address === '/api/admin/waiting').length;
}

const sections = () => within(screen.getByRole('navigation', { name: 'Sections' }));

it('stands in groups, and each line says how much waits behind it, asked for once', async () => {
  const asked = show();
  await sections().findByRole('link', { name: 'Unpublished roles 3 waiting' });
  expect(sections().getByRole('link', { name: 'Onboard companies 3 waiting' })).toBeTruthy();
  expect(sections().getByRole('link', { name: 'Integrity cases' })).toBeTruthy();
  const groups = sections().getAllByRole('group');
  const named = groups.map((group) =>
    document.getElementById(group.getAttribute('aria-labelledby') ?? ''),
  );
  expect(named.map((title) => title?.textContent)).toEqual([
    'Queues',
    'People',
    'Numbers',
    'System',
  ]);
  expect(asked()).toBe(1);
});

it('says the same on a phone, at the foot and in the menu', async () => {
  show();
  const foot = within(screen.getByRole('navigation', { name: 'Main' }));
  await foot.findByRole('link', { name: 'Unpublished roles 3 waiting' });
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(menu.getByRole('link', { name: 'Unpublished roles 3 waiting' })).toBeTruthy();
  expect(menu.getByRole('group', { name: 'Numbers' })).toBeTruthy();
});

it('counts again once the admin has done something', async () => {
  show();
  await sections().findByRole('link', { name: 'Unpublished roles 3 waiting' });
  waiting = [{ kind: 'role', count: 2, since: AT }];
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await sections().findByRole('link', { name: 'Unpublished roles 2 waiting' });
  expect(sections().getByRole('link', { name: 'Onboard companies' })).toBeTruthy();
});
