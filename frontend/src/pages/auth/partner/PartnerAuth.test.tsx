import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useViewer } from '@/features/session/hooks';
import PartnerAuth from './PartnerAuth';

vi.mock('@/features/session/hooks', () => ({ useViewer: vi.fn() }));

function show(user: { is_partner: boolean } | null) {
  vi.mocked(useViewer).mockReturnValue({ status: 'ready', user, viewer: null } as never);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PartnerAuth />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('a stranger reads what a partner gets and is asked for, before they apply', () => {
  show(null);
  screen.getByRole('region', { name: 'What you get' });
  screen.getByText(/An amount for each placement, or a share of what companies pay\./);
  screen.getByRole('region', { name: 'What we ask' });
  expect(screen.getByRole('link', { name: 'Sign up to apply' }).getAttribute('href')).toBe(
    '/candidate-auth?next=%2Fpartner-auth',
  );
});

it('a partner is led to their dashboard', () => {
  show({ is_partner: true });
  screen.getByRole('link', { name: 'Go to the partner dashboard' });
  expect(screen.queryByRole('region', { name: 'What we ask' })).toBeNull();
});
