import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import type { AdminCompanyDetail } from '@/api/words';
import { TooltipProvider } from '@/ui/Tooltip';
import { CompanyPane } from './CompanyPane';
import { text } from './text';

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
          <CompanyPane detail={of} decision={<h2>Domain</h2>} plan={<h2>Plan</h2>} />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

it('S asks why a company is suspended, and G does nothing where it has not paid', async () => {
  const user = show(detail);
  await user.keyboard('e');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('s');
  await screen.findByRole('dialog', { name: 'Suspend this company?' });
});

it('S restores a suspended company, and E extends the grace of one that has paid', async () => {
  const suspended = { ...detail.company, state: 'suspended' } as const;
  const user = show({ ...detail, company: suspended, paid_until: '2026-11-25' });
  await user.keyboard('s');
  await screen.findByRole('dialog', { name: 'Restore this company?' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('e');
  await screen.findByRole('dialog', { name: 'Extend the grace of this company' });
});

it('trusts an approved company alone with direct release, and says what taking that away does', async () => {
  const grant = {
    flag: 'direct_release',
    reason: 'Ten clean slates.',
    granted_by: 'admin@assay.example',
    granted_at: '2026-11-25T12:00:00Z',
    expires_at: null,
  } as const;
  const flags = ['direct_release'] as const;
  const user = show({
    ...detail,
    company: { ...detail.company, flags: [...flags] },
    grants: [grant],
  });
  expect(screen.getByText(text.effects.direct_release)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Revoke Direct release' }));
  const dialog = await screen.findByRole('dialog', { name: 'Revoke Direct release' });
  expect(dialog.textContent).toContain(text.act.distrustDetail);
});

it('says why a company that is not approved cannot be trusted', () => {
  show({ ...detail, company: { ...detail.company, state: 'unverified' } });
  const button = screen.getByRole('button', { name: 'Grant Direct release' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(
    screen.getByRole('button', { name: 'Grant Payment' }).getAttribute('aria-disabled'),
  ).not.toBe('true');
});

it('puts the decision first, before the flags and the plan', () => {
  show(detail);
  const titles = screen.getAllByRole('heading').map((heading) => heading.textContent);
  expect(titles.slice(0, 4)).toEqual(['Domain', 'Flags', 'Plan', 'Status']);
});

it('explains the state that the company has, and a grant beside no payment', () => {
  const grant = {
    flag: 'payment',
    reason: 'A pilot.',
    granted_by: 'admin@assay.example',
    granted_at: '2026-11-25T12:00:00Z',
    expires_at: null,
  } as const;
  show({ ...detail, grants: [grant] });
  expect(screen.getByText(text.stateDetails.approved)).toBeTruthy();
  expect(screen.queryByText(text.standingDetail)).toBeNull();
  expect(screen.getByText(text.grantedNotPaid)).toBeTruthy();
});

it('says what suspending means of a suspended company', () => {
  show({ ...detail, company: { ...detail.company, state: 'suspended' } });
  expect(screen.getByText(text.standingDetail)).toBeTruthy();
});

it('leads from the history to everything that the audit trail has about the company', () => {
  show(detail);
  expect(screen.getByRole('link', { name: text.inTrail }).getAttribute('href')).toBe(
    '/admin-dashboard/audit?entity=c1',
  );
});
