import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { TalentProspect, TalentProspects } from '@/api/words/hiring/talent';
import type { SelectOption } from '@/ui/Select';
import { TooltipProvider } from '@/ui/Tooltip';
import { Prospects } from './Prospects';

const engineer = { value: 'r1', label: 'Engineer' };
const fitter = { value: 'r2', label: 'Fitter' };
const one: TalentProspect = {
  id: 'p1',
  label: 'K7F2',
  facts: {
    availability: 'now',
    skills: ['rust'],
    places: [],
    employment: [],
    authorised: [],
    score: null,
  },
  named: null,
  note: 'Calm.',
  added_at: '2026-11-23T10:00:00Z',
};

const page = (items: TalentProspect[]): TalentProspects => ({
  items,
  next_cursor: null,
  count: items.length,
  most: 50,
});

function show(role: string | null, roles: readonly SelectOption<string>[]) {
  const [onRole, onBrowse] = [vi.fn(), vi.fn()];
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <TooltipProvider>
          <Prospects
            role={role}
            roles={roles}
            live={[fitter]}
            onRole={onRole}
            onBrowse={onBrowse}
          />
        </TooltipProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), onBrowse };
}

it('lists the prospects of the role of the address with their notes, and of the first where it names none', async () => {
  const get = vi.spyOn(api, 'get').mockResolvedValue(page([one]));
  show('r2', [engineer, fitter]);
  const list = await screen.findByRole('list', { name: 'Prospects' });
  expect(within(list).getByRole('heading', { name: 'Candidate K7F2' })).toBeTruthy();
  expect(within(list).getByText('Calm.')).toBeTruthy();
  expect(screen.getByText('1 of at most 50 prospects')).toBeTruthy();
  expect(get.mock.calls.map(([, options]) => options)).toMatchObject([
    { query: { role_id: 'r2' } },
  ]);
  show('gone', [engineer, fitter]);
  await vi.waitFor(() =>
    expect(get.mock.lastCall?.[1]).toMatchObject({ query: { role_id: 'r1' } }),
  );
});

it('removes a prospect, and asks for the list again', async () => {
  const get = vi
    .spyOn(api, 'get')
    .mockResolvedValueOnce(page([one]))
    .mockResolvedValue(page([]));
  const remove = vi.spyOn(api, 'remove').mockResolvedValue({});
  const { user, onBrowse } = show('r1', [engineer]);
  await user.click(
    await screen.findByRole('button', { name: 'Remove from the prospects: Candidate K7F2' }),
  );
  expect(remove).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(remove).toHaveBeenCalledWith('/api/talent-prospects/{id}', { path: { id: 'p1' } });
  expect(await screen.findByText('This role has no prospects.')).toBeTruthy();
  expect(get).toHaveBeenCalledTimes(2);
  await user.click(screen.getByRole('button', { name: 'Find candidates' }));
  expect(onBrowse).toHaveBeenCalled();
});

it('asks a prospect for an introduction to the role, without any handle', async () => {
  vi.spyOn(api, 'get').mockResolvedValue(page([one]));
  const create = vi.spyOn(api, 'create').mockResolvedValue({});
  const { user } = show('r2', [engineer, fitter]);
  await user.click(
    await screen.findByRole('button', { name: 'Request introduction: Candidate K7F2' }),
  );
  const typed = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const message = 'You would build tools that our fitters use every day, with us. '
    .repeat(2)
    .trim();
  typed('Message', message);
  typed('Pay from', '1200');
  typed('Pay to', '1500');
  typed('Currency', 'EUR');
  await user.click(screen.getByRole('button', { name: 'Send the request' }));
  expect(create).toHaveBeenCalledWith('/api/talent-prospects/{id}/introductions', {
    path: { id: 'p1' },
    body: {
      role_id: 'r2',
      message,
      pay: { min: 1200, max: 1500, currency: 'EUR', period: 'year' },
    },
    key: expect.any(String) as string,
  });
});

it('says that the list could not be loaded, and shows it after Retry', async () => {
  const down = new ApiError({ status: 500, code: 'internal', detail: '' });
  vi.spyOn(api, 'get')
    .mockRejectedValueOnce(down)
    .mockResolvedValue(page([one]));
  const { user } = show('r1', [engineer]);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The prospects could not be loaded.',
  );
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Candidate K7F2' })).toBeTruthy();
});

it('leads to the roles where every one has ended', () => {
  show(null, []);
  expect(screen.getByRole('link', { name: 'Go to your roles' }).getAttribute('href')).toBe(
    '/client-dashboard/create-jobs',
  );
});
