import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import type { Allowance } from '@/api/words/plans';
import type { FreeTrial } from '@/api/words/company/access';
import * as session from '@/features/session/hooks';
import { QuotaBanner } from './QuotaBanner';

const allowance: Allowance = {
  plan: 'Growth',
  quota: 10,
  used: 10,
  extra: 0,
  left: 0,
  level: 'used_up',
  renews_on: '2026-12-23',
  is_trial: false,
};

function show(trial: FreeTrial | null) {
  vi.spyOn(session, 'useUser').mockReturnValue({ company: { trial } } as never);
  const get = vi.spyOn(api, 'get').mockResolvedValue(allowance);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <QuotaBanner />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return get;
}

const trial = { ends_at: '2099-12-13T12:00:00Z', invitations: 10, invitations_left: 7 };

it('during a free trial says how far it goes, and asks for no plan', () => {
  const get = show(trial);
  expect(screen.getByText('Free trial: 7 of 10 invitations left, until 13 Dec 2099')).toBeDefined();
  expect(get).not.toHaveBeenCalled();
});

it('a free trial that is used up says what to do next, and leads there', () => {
  show({ ...trial, invitations_left: 0 });
  expect(screen.getByText('Talk to us about a plan to invite more people.')).toBeDefined();
  const ask = screen.getByRole('link', { name: 'Ask support' });
  expect(ask.getAttribute('href')).toBe('/client-dashboard/home?chat=open');
});

it('without one warns of the plan', async () => {
  show(null);
  expect(await screen.findByText(/^The 10 monthly invitations of the Growth plan/u)).toBeDefined();
});

it('asks once for a plan that a page which is left and the one after it both wait for', () => {
  vi.spyOn(session, 'useUser').mockReturnValue({ company: { trial: null } } as never);
  const get = vi.spyOn(api, 'get').mockReturnValue(new Promise(() => undefined));
  const client = new QueryClient();
  const page = () =>
    render(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <QuotaBanner />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  page().unmount();
  page();
  expect(get).toHaveBeenCalledTimes(1);
});
