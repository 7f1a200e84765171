import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';

import * as viewAs from '@/api/token/view-as';
import type { PublicConfig, User } from '@/api/words';
import { tabLock, type CompanyTab } from '@/features/company/rules';
import * as actions from '@/features/session/actions';
import { configQuery } from '@/features/session/api';
import * as session from '@/features/session/hooks';
import { TooltipProvider } from '@/ui/Tooltip';

import { CompanyShell } from './CompanyShell';
import { LockedPage } from './LockedPage';

afterEach(() => vi.restoreAllMocks());

const FLAGS = {
  payment: true,
  super_star_access: false,
  profile_completed: false,
  marketing_completed: false,
  accepted_interns: 0,
  assessment_access: false,
};

function show(tab: CompanyTab, config: Partial<PublicConfig>, company: User['company'] = null) {
  const lock = tabLock(tab, { flags: FLAGS, company, email_verified: true });
  if (lock === null) throw new Error('it is open');
  const client = new QueryClient();
  const nothing = { support_email: null, book_call_url: null };
  client.setQueryData(configQuery.queryKey, { ...nothing, ...config } as PublicConfig);
  render(
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <MemoryRouter>
          <LockedPage title="Some tab" lock={lock} />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
}

const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

const BY_TALKING = ['recruit-talent', 'assessment', 'debug-assessment'] as const;

it.each(BY_TALKING)('%s leads to the support chat where no call and no e-mail is set up', (tab) => {
  show(tab, {});
  expect(links()).toEqual([['Ask in the support chat', '/?chat=open']]);
});

it.each([
  ['nothing', {}],
  ['a support e-mail', { support_email: 'help@assay.example' }],
  ['a call', { book_call_url: 'https://calls.example' }],
] as const)('both disabled tabs say to book a call where %s is set up', (_, config) => {
  show('debug-assessment', config);
  expect(screen.getByText(/are disabled for now\. Please book a call\.$/u)).toBeDefined();
  cleanup();
  show('recruit-talent', config);
  expect(screen.getByText('Recruit Talent needs super-star access. Book a call.')).toBeDefined();
});

it('the admin who views as a company has no support chat to ask in', () => {
  vi.spyOn(viewAs, 'viewing').mockReturnValue({ area: 'company' } as ReturnType<
    typeof viewAs.viewing
  >);
  show('debug-assessment', {});
  expect(links()).toEqual([['Back to Home', '/client-dashboard/home']]);
});

it.each(BY_TALKING)('%s opens an e-mail to support with its subject', (tab) => {
  show(tab, { support_email: 'help@assay.example' });
  expect(links()).toEqual([['Write to support', 'mailto:help@assay.example?subject=Some%20tab']]);
});

it('a call comes before an e-mail, and the debug assessment asks for it', () => {
  show('debug-assessment', {
    support_email: 'help@assay.example',
    book_call_url: 'https://calls.example',
  });
  expect(links().map(([label]) => label)).toEqual(['Book a call', 'Write to support']);
  expect(screen.getByText(/disabled for now\. Please book a call\./u)).toBeDefined();
});

it('Recruit talent says what the specification says, and offers the call', () => {
  show('recruit-talent', { book_call_url: 'https://calls.example' });
  expect(screen.getByText('Recruit Talent needs super-star access. Book a call.')).toBeDefined();
  expect(links()).toEqual([['Book a call', 'https://calls.example']]);
});

it.each([
  ['create-jobs', 'Complete the company profile', '/client-dashboard/profile'],
  ['talent-selection', 'Complete the company profile', '/client-dashboard/profile'],
  ['my-interns', 'Complete the company profile', '/client-dashboard/profile'],
] as const)('%s begins with the page that it needs first', (tab, label, href) => {
  show(tab, { support_email: 'help@assay.example' });
  expect(links()).toEqual([[label, href]]);
});

it('says what the tab holds, and since when it is with Assay where Assay is to act', () => {
  vi.useFakeTimers({ now: new Date('2026-11-28T13:00:00'), toFake: ['Date'] });
  const since = new Date('2026-11-28T12:38:00').toISOString();
  const company = { state: 'unverified', review: { of: 'company', since } } as User['company'];
  show('create-jobs', {}, company);
  expect(screen.getByText('With us since 12:38, usually one business day')).toBeDefined();
  expect(links()).toEqual([['Check review status', '/company-activation']]);
  const holds = screen.getByRole('heading', { name: 'What’s in Some tab' }).parentElement;
  expect(holds?.querySelectorAll('li')).toHaveLength(3);
  cleanup();
  show('create-jobs', {});
  expect(screen.queryByText(/With us since/u)).toBeNull();
  cleanup();
  show('debug-assessment', {});
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  vi.useRealTimers();
});

it('the company’s dashboard labels its roles Create Roles, and its Logout is an action', async () => {
  const logOut = vi.spyOn(actions, 'logOut').mockResolvedValue(true);
  const user = {
    id: 'c1',
    email: 'lena@pellworth.example',
    display_name: 'Lena Marsh',
    username: 'lena',
    is_company: true,
    is_partner: false,
    is_admin: false,
    is_billing_staff: false,
    flags: { ...FLAGS, profile_completed: true },
    company: null,
  } as User;
  vi.spyOn(session, 'useUser').mockReturnValue(user);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <MemoryRouter initialEntries={['/client-dashboard/home']}>
          <CompanyShell />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  const roles = screen.getAllByRole('link', { name: 'Create Roles' });
  expect(roles.map((link) => link.getAttribute('href'))).toContain('/client-dashboard/create-jobs');
  expect(screen.queryByRole('link', { name: /log ?out/i })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /log ?out/i }));
  expect(logOut).toHaveBeenCalledTimes(1);
});
