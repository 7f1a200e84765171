import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';

import type { PublicConfig } from '@/api/words';
import { tabLock, type CompanyTab } from '@/features/company/rules';
import { configQuery } from '@/features/session/api';
import { TooltipProvider } from '@/ui/Tooltip';

import { LockedPage } from './LockedPage';

const FLAGS = {
  payment: true,
  super_star_access: false,
  profile_completed: false,
  marketing_completed: false,
  accepted_interns: 0,
  assessment_access: false,
};

function show(tab: CompanyTab, config: Partial<PublicConfig>) {
  const lock = tabLock(tab, FLAGS);
  if (lock === null) throw new Error('it is open');
  const client = new QueryClient();
  const nothing = { support_email: null, book_call_url: null };
  client.setQueryData(configQuery.queryKey, { ...nothing, ...config } as PublicConfig);
  render(
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <MemoryRouter>
          <LockedPage title="Some tab" tab={tab} lock={lock} />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
}

const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

const BY_TALKING = ['recruit-talent', 'assessment', 'debug-assessment'] as const;

it.each(BY_TALKING)('%s offers no call and no e-mail where none is set up', (tab) => {
  show(tab, {});
  expect(links()).toEqual([['Back to Home', '/client-dashboard/home']]);
  expect(screen.queryByText(/ask us|book a call|write to us/iu)).toBeNull();
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
