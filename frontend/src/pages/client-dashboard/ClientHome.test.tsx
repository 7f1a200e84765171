import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { AnyApi } from '@/api/typed';
import { api } from '@/api/client';
import type { User } from '@/api/words';
import * as session from '@/features/session/hooks';
import { TooltipProvider } from '@/ui/Tooltip';
import ClientHome from './ClientHome';

const overview = {
  company: { id: 'c1', name: 'Pellworth' },
  assessments: 1,
  invitations_sent: 0,
  attempts_started: 0,
  reports_ready: 0,
  newest: [],
  closing: [],
  is_empty: false,
  figures: { open_roles: null, applicants: null, invitations: null, interns: null, invoices: null },
};
const flags = {
  payment: false,
  super_star_access: false,
  profile_completed: false,
  marketing_completed: false,
  accepted_interns: 0,
  assessment_access: false,
};
const company: User['company'] = {
  id: 'c1',
  name: 'Pellworth',
  state: 'unverified',
  role: 'owner',
  review: { of: 'company', since: '2026-11-27T12:38:00Z' },
  trial: { ends_at: '2099-12-13T12:00:00Z', invitations: 10, invitations_left: 10 },
  trial_ended_at: null,
  trial_offer: null,
};

function show(change: Partial<User['company']> = {}, sent = 0) {
  const user = {
    id: 'u1',
    display_name: 'Ruth Ash',
    email_verified: true,
    company: { ...company, ...change },
    flags,
  };
  vi.spyOn(session, 'useUser').mockReturnValue(user as User);
  const answers: Record<string, unknown> = {
    '/api/companies/me/overview': { ...overview, invitations_sent: sent },
    '/api/companies/me/needs': { items: [], more: [] },
    '/api/assessments': { items: [{ id: 's2', tried: false }], next_cursor: null },
    '/api/assessments/{id}': {
      id: 's2',
      tried: false,
      archived: false,
      superseded: false,
      counts: { invited: 0, started: 0, finished: 0 },
      tasks: [{ position: 1, problem: { id: 'p1', slug: 'shift-plan' }, variants: [] }],
    },
    '/api/auth/inquiry': { inquiry: { state: 'in_review' } },
  };
  const get = vi
    .spyOn(api as unknown as AnyApi, 'get')
    .mockImplementation((address) =>
      Promise.resolve(answers[address] ?? { items: [], next_cursor: null }),
    );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <TooltipProvider>
          <ClientHome />
        </TooltipProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return get;
}

const asked = (get: ReturnType<typeof show>) => get.mock.calls.map(([address]) => address);

it('a company on trial sees how far it goes, its next step as one press, and what Assay does meanwhile', async () => {
  show();
  expect(screen.getByText(/^Free trial: 10 of 10 invitations left/u)).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Assay is doing' })).toBeDefined();
  await vi.waitFor(() =>
    expect(
      screen.getByRole('link', { name: 'Preview it as a candidate' }).getAttribute('href'),
    ).toBe('/codebrainv2/shift-plan/p1?assessment=s2'),
  );
});

it('asks for its assessments no more once somebody was invited', async () => {
  const invited = show({}, 1);
  await screen.findByRole('heading', { name: 'Set up your company' });
  expect(asked(invited)).not.toContain('/api/assessments');
});

it('asks for no assessments while they are closed', async () => {
  const closed = show({ trial: null });
  await screen.findByRole('heading', { name: 'Set up your company' });
  expect(asked(closed)).not.toContain('/api/assessments');
  expect(screen.queryByText(/^Free trial/u)).toBeNull();
});
