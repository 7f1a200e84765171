import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import type { AdminCompanyDetail } from '@/api/words';
import { TooltipProvider } from '@/ui/Tooltip';
import { CompanyPane } from './CompanyPane';

const detail: AdminCompanyDetail = {
  company: {
    id: 'c1',
    name: 'Pellworth',
    domain: null,
    state: 'approved',
    flags: [],
    members: 1,
    live_roles: 0,
    last_visit: null,
    created_at: '2026-11-25T12:00:00Z',
  },
  merged_into: null,
  grants: [],
  paid_until: null,
  open_until: null,
  history: [],
};

beforeEach(() => {
  vi.spyOn(api, 'get').mockImplementation(() => new Promise(() => undefined));
});

function show(of: AdminCompanyDetail) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <MemoryRouter>
          <CompanyPane detail={of}>{null}</CompanyPane>
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

it('S asks why a company is suspended, and G does nothing where it has not paid', async () => {
  const user = show(detail);
  await user.keyboard('g');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('s');
  await screen.findByRole('dialog', { name: 'Suspend this company?' });
});

it('S restores a suspended company, and G extends the grace of one that has paid', async () => {
  const suspended = { ...detail.company, state: 'suspended' } as const;
  const user = show({ ...detail, company: suspended, paid_until: '2026-11-25' });
  await user.keyboard('s');
  await screen.findByRole('dialog', { name: 'Restore this company?' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('g');
  await screen.findByRole('dialog', { name: 'Extend the grace of this company' });
});
