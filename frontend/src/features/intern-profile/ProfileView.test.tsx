import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { InternProfile } from '@/api/words/hiring/talent';
import { TooltipProvider } from '@/ui/Tooltip';
import { ProfileView } from './ProfileView';

const at = '2026-11-26T12:00:00Z';
const facts = {
  availability: 'now',
  skills: ['rust'],
  places: [],
  employment: [],
  authorised: [],
  score: null,
};
const card = { facts, named: { name: 'Ada Novak', headline: 'I build tools', beside: null } };

function show(answer: unknown) {
  const get = vi.spyOn(api, 'get');
  if (answer instanceof ApiError) get.mockRejectedValue(answer);
  else get.mockResolvedValue(answer as InternProfile);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <MemoryRouter>
          <ProfileView id="p1" facts={() => <p>The facts</p>} beside={() => <p>Beside it</p>} />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
}

afterEach(() => {
  vi.restoreAllMocks();
});

it('a company reads what was shared, with links to where it stands', async () => {
  const application = {
    id: 'a1',
    role_id: 'r1',
    role_title: 'Fitter',
    state: 'shortlisted',
    applied_at: at,
    email: 'ada@example.com',
    headline: null,
    education: 'Porto University',
    skills: ['Rust', 'SQL'],
    available_from: null,
    answers: [{ question: 'Why us?', answer: 'For the work' }],
    note: null,
    resume: null,
  };
  const internship = {
    id: 'i1',
    role_title: 'Intern',
    state: 'active',
    starts_on: '2026-12-01',
    ends_on: '2027-03-01',
  };
  show({
    view: 'company',
    name: 'Ada Novak',
    applications: [application],
    internships: [internship],
    met: null,
    card: null,
  });
  await screen.findByRole('heading', { level: 1, name: 'Ada Novak' });
  const hrefs = screen.getAllByRole('link').map((one) => one.getAttribute('href'));
  expect(hrefs).toEqual([
    '/client-dashboard/my-interns/i1',
    '/client-dashboard/talent-selection/r1/a1',
  ]);
  screen.getByText('For the work');
  screen.getByText('Rust, SQL');
  expect(screen.queryByText('Headline')).toBeNull();
  expect(screen.queryByText('Talent pool')).toBeNull();
});

it('a company that has met nobody reads the card of somebody who shows their name', async () => {
  show({ view: 'card', card });
  await screen.findByRole('heading', { level: 1, name: 'Ada Novak' });
  screen.getByText('I build tools');
  screen.getByText('The facts');
  expect(screen.queryByText('Beside it')).toBeNull();
});

it('the person reads who finds them, and takes the address away where their name is shown', async () => {
  show({ view: 'self', name: 'Ada Novak', pool: 'named' });
  const address = await screen.findByRole('textbox', { name: 'The address of your page' });
  expect(address).toHaveProperty(
    'value',
    `${window.location.origin}/admin-dashboard/intern-profile/p1`,
  );
});

it('there is no address to hand on where nobody would find anything there', async () => {
  show({ view: 'self', name: 'Ada Novak', pool: null });
  await screen.findByText(/You are not in the talent pool/);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('says that there is nobody where the server finds nobody', async () => {
  show(new ApiError({ status: 404, code: 'not_found', detail: '' }));
  await screen.findByText('Candidate not found.');
});
