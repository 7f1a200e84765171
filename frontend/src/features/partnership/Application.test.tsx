import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import type { PartnerApplication, User } from '@/api/words';
import { Application } from './Application';

const applied: PartnerApplication = {
  version: 1,
  state: 'applied',
  kind: 'university',
  organisation: 'York',
  website: null,
  why: 'Our students look for work.',
  reason: null,
  applied_at: '2026-11-20T10:00:00Z',
};

const person = { email: 'ada@example.com', email_verified: true, is_company: false } as User;

function show(application: PartnerApplication | null, user = person) {
  vi.spyOn(api, 'get').mockResolvedValue({ application });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Application user={user} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('an application that was rejected carries the admin’s words, and cannot be withdrawn', async () => {
  show({ ...applied, state: 'rejected', reason: 'We know of no such school.' });
  await screen.findByText(/We know of no such school\./);
  expect(screen.getByText('We can’t accept your application.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Withdraw the application' })).toBeNull();
});

it('an application that waits can be withdrawn, and one that was withdrawn made again', async () => {
  show(applied);
  await screen.findByRole('button', { name: 'Withdraw the application' });
  show({ ...applied, state: 'withdrawn' });
  await screen.findByText('You have withdrawn your application. You can apply again.');
  expect(screen.getByRole('button', { name: 'Send the application' })).toBeDefined();
});
