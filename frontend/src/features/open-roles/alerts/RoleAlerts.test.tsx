import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { RoleAlert } from '@/api/words';
import { EVERY_ROLE, type RoleFilter } from '@/features/open-roles/rules';
import * as session from '@/features/session/hooks';
import * as toasts from '@/ui/notify';
import { TooltipProvider } from '@/ui/Tooltip';
import { RoleAlerts } from './RoleAlerts';

const rust: RoleFilter = { ...EVERY_ROLE, search: 'rust' };
const alert: RoleAlert = { id: 'a1', ...rust };

/** Somebody who looks; null is nobody. */
function looks(user: object | null) {
  vi.spyOn(session, 'useViewer').mockReturnValue({ status: 'ready', user } as never);
}

let alerts: RoleAlert[];
beforeEach(() => {
  alerts = [];
  vi.spyOn(api, 'get').mockImplementation(() => Promise.resolve({ items: alerts } as never));
  vi.spyOn(toasts, 'notify').mockReturnValue();
  looks({ id: 'u1', is_company: false });
});

function open(filter = rust) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const shown = render(
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <MemoryRouter initialEntries={['/roles?search=rust']}>
          <RoleAlerts filter={filter} />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return { ...shown, user: userEvent.setup() };
}

const set = () => screen.findByRole('button', { name: 'Alert me about new roles' });

it('sets an alert for the search of the page, and says so', async () => {
  const create = vi.spyOn(api, 'create').mockImplementation(() => {
    alerts = [alert];
    return Promise.resolve(alert as never);
  });
  const { user } = open();
  await user.click(await set());
  await screen.findByText('You get alerts for this search.');
  expect(create).toHaveBeenCalledWith('/api/users/role-alerts', {
    body: rust,
    key: expect.any(String) as string,
  });
  const link = screen.getByRole('link', { name: '“rust”' });
  expect(link.getAttribute('href')).toBe('/roles?search=rust');
  expect(toasts.notify).toHaveBeenCalledWith('success', expect.stringContaining('once a day'));
});

it('says why an alert was not set', async () => {
  const detail = 'You have 10 alerts. Delete one first.';
  const refused = new ApiError({ status: 409, code: 'too_many_alerts', detail });
  vi.spyOn(api, 'create').mockRejectedValue(refused);
  const { user } = open();
  await user.click(await set());
  await waitFor(() => expect(toasts.notify).toHaveBeenCalledWith('error', detail));
  await set();
});

it('deletes an alert and keeps the focus beside it', async () => {
  alerts = [alert];
  const remove = vi.spyOn(api, 'remove').mockImplementation(() => {
    alerts = [];
    return Promise.resolve({} as never);
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete the alert “rust”' }));
  await set();
  expect(remove).toHaveBeenCalledWith('/api/users/role-alerts/{id}', { path: { id: 'a1' } });
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Your role alerts' }));
});

it('leads somebody who is not signed in to the login and back to this search', () => {
  looks(null);
  open();
  const link = screen.getByRole('link', { name: 'Log in for alerts' });
  expect(link.getAttribute('href')).toBe('/login?next=%2Froles%3Fsearch%3Drust');
  expect(api.get).not.toHaveBeenCalled();
});

it('offers companies none', () => {
  looks({ id: 'u2', is_company: true });
  expect(open().container.textContent).toBe('');
});

it('says that the alerts could not be loaded', async () => {
  vi.mocked(api.get).mockRejectedValue(new ApiError({ status: 500, code: 'internal', detail: '' }));
  open();
  await screen.findByText('Your alerts could not be loaded.');
});
