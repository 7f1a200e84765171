import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { CompanyOverview, User } from '@/api/words';
import { Overview } from './Overview';

const flags: User['flags'] = {
  payment: false,
  super_star_access: false,
  profile_completed: false,
  marketing_completed: false,
  accepted_interns: 0,
  assessment_access: false,
};
const user = { display_name: 'Ruth Ash', company: null, flags } as User;
const overview: CompanyOverview = {
  company: { id: 'c1', name: 'Pellworth' },
  assessments: 0,
  invitations_sent: 0,
  attempts_started: 0,
  reports_ready: 0,
  newest: [],
  closing: [],
  is_empty: false,
  figures: {
    open_roles: 2,
    applicants: 4,
    invitations: { out: 3, finished: 1 },
    interns: null,
    invoices: null,
  },
};

function show(as: User = user) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Overview
          user={as}
          needs={<p>What needs you</p>}
          doing={<p>What Assay does</p>}
          activity={<p>What happened</p>}
        >
          <p>The rest</p>
        </Overview>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('says that the numbers could not be loaded, with the id of the request, and shows them after Retry', async () => {
  const down = new ApiError({ status: 500, code: 'internal', detail: '', requestId: 'r-1' });
  const get = vi.spyOn(api, 'get').mockRejectedValueOnce(down).mockResolvedValue(overview);
  show();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Your overview could not be loaded. Nothing is lost.');
  expect(alert.textContent).toContain('r-1');
  for (const text of ['What needs you', 'What happened', 'The rest'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  const tiles = await screen.findByRole('list', { name: 'Company figures' });
  expect(tiles.querySelectorAll('a')).toHaveLength(3);
  for (const text of ['What needs you', 'What happened', 'The rest'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(get).toHaveBeenCalledTimes(2);
});

it('offers Retry again where it fails once more', async () => {
  const down = new ApiError({ status: 500, code: 'internal', detail: '' });
  const get = vi.spyOn(api, 'get').mockRejectedValue(down);
  show();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  await userEvent.click(retry);
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Ruth');
});

it('a company that has nothing sees its own steps, what opens later, and what Assay does', async () => {
  vi.spyOn(api, 'get').mockResolvedValue({ ...overview, is_empty: true });
  show({ ...user, email_verified: false });
  const confirm = await screen.findByRole('link', { name: 'Confirm your e-mail' });
  expect(confirm.getAttribute('href')).toBe('/confirm-email?next=%2Fclient-dashboard%2Fhome');
  expect(screen.getByRole('heading', { name: 'Opens later' })).toBeTruthy();
  expect(screen.getByText('once you choose a plan')).toBeTruthy();
  expect(screen.getByText('What Assay does')).toBeTruthy();
  expect(screen.queryByText('What needs you')).toBeNull();
});

it('what others have opened is no longer among what opens later', async () => {
  vi.spyOn(api, 'get').mockResolvedValue({ ...overview, is_empty: true });
  show({ ...user, flags: { ...flags, payment: true } });
  await screen.findByRole('heading', { name: 'Opens later' });
  expect(screen.queryByText('Payment agreed')).toBeNull();
  expect(screen.getByText('Assessments switched on')).toBeTruthy();
});

it.each([
  [0, true],
  [1, false],
])('with %s reports of its own a company is offered the sample: %s', async (ready, isOffered) => {
  vi.spyOn(api, 'get').mockResolvedValue({ ...overview, reports_ready: ready });
  show();
  await screen.findByRole('link', { name: 'Complete the company profile' });
  const link = screen.queryByRole('link', { name: 'Read a sample report' });
  expect(link?.getAttribute('href') ?? null).toBe(isOffered ? '/sample-report' : null);
});
