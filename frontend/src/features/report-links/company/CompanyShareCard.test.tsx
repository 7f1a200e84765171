import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { api } from '@/api/client';
import { linkConsentQuery } from '@/features/report-links/api';
import { TooltipProvider } from '@/ui/Tooltip';

import { CompanyConsent } from './CompanyConsent';
import { CompanyShareCard } from './CompanyShareCard';

afterEach(() => vi.restoreAllMocks());

function show(allowed: boolean, part: 'candidate' | 'company', may_share = true) {
  const consent = { allowed, company_name: 'Pellworth', may_share };
  const client = new QueryClient();
  client.setQueryData(linkConsentQuery('r1').queryKey, consent);
  vi.spyOn(api, 'get').mockReturnValue(new Promise<never>(() => undefined));
  render(
    <QueryClientProvider client={client}>
      <TooltipProvider>
        {part === 'company' ? <CompanyShareCard report="r1" /> : <CompanyConsent report="r1" />}
      </TooltipProvider>
    </QueryClientProvider>,
  );
}

it('offers a company no link before the candidate allows it, and says why', () => {
  show(false, 'company');
  expect(screen.queryByRole('button', { name: 'Create a link' })).toBeNull();
  expect(screen.getByText(/^The candidate hasn’t allowed your company/)).toBeTruthy();
});

it('offers a company a link once the candidate allows it', () => {
  show(true, 'company');
  expect(screen.getByRole('button', { name: 'Create a link' })).toBeTruthy();
});

it('shows nothing to members who may make no links', () => {
  show(true, 'company', false);
  expect(screen.queryByText('Share this report')).toBeNull();
});

it('lets the candidate allow it by a switch that is off before', async () => {
  const allowed = { allowed: true, company_name: 'Pellworth', may_share: true };
  const put = vi.spyOn(api, 'put').mockResolvedValue(allowed);
  show(false, 'candidate');
  const box = screen.getByRole('switch', { name: 'Pellworth may share this report by a link' });
  expect(box.getAttribute('aria-checked')).toBe('false');
  await userEvent.click(box);
  expect(put).toHaveBeenCalledWith('/api/reports/{id}/link-consent', {
    path: { id: 'r1' },
    body: { allowed: true },
  });
});
