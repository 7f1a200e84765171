import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { AnyApi } from '@/api/typed';
import { api } from '@/api/client';
import type { User } from '@/api/words';
import * as session from '@/features/session/hooks';
import SendAssessment from './SendAssessment';

function open(trial: NonNullable<User['company']>['trial'], email_verified: boolean) {
  const flags = { payment: false, assessment_access: false };
  const company = { id: 'c1', name: 'Pellworth', state: 'unverified', role: 'owner', review: null };
  vi.spyOn(session, 'useUser').mockReturnValue({
    flags,
    email_verified,
    company: {
      ...company,
      trial,
      trial_offer: email_verified ? null : { days: 14, invitations: 10 },
    },
  } as User);
  vi.spyOn(api as unknown as AnyApi, 'get').mockResolvedValue({ items: [], next_cursor: null });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/companies/c1/send-assessment']}>
        <Routes>
          <Route path="/companies/:id/send-assessment" element={<SendAssessment />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('a company that may not send yet reads what opens it, and is led to where that begins', () => {
  open(null, false);
  expect(screen.getByText(/^Confirm your e-mail to start a 14-day trial/u)).toBeDefined();
  const link = screen.getByRole('link', { name: 'Open Assessment' });
  expect(link.getAttribute('href')).toBe('/client-dashboard/assessment');
});

it('a company on trial chooses what to send', async () => {
  const trial = { ends_at: '2099-12-13T12:00:00Z', invitations: 10, invitations_left: 10 };
  open(trial, true);
  expect(await screen.findByRole('link', { name: 'New assessment' })).toBeDefined();
  expect(screen.queryByText('Your company cannot send assessments yet')).toBeNull();
});
