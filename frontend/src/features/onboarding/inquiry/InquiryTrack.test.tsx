import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';

import type { Company, Inquiry } from '@/api/words';
import { InquiryTrack } from '@/features/onboarding/inquiry/InquiryTrack';
import { TooltipProvider } from '@/ui/Tooltip';

const inquiry = { state: 'in_review', origin: 'form', reason: null } as Inquiry;

function show(company: Pick<Company, 'review' | 'trial'>) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <TooltipProvider>
          <InquiryTrack
            inquiry={inquiry}
            company={company}
            trialLine={({ invitations_left: left }) => <p>{left} left</p>}
            onRefresh={() => undefined}
            refreshing={false}
          />
        </TooltipProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('the wait says since when it is with Assay, and leads to the first assessment during a trial', () => {
  const review = { of: 'company' as const, since: '2026-11-27T12:38:00Z' };
  const trial = { ends_at: '2099-12-13T12:00:00Z', invitations: 10, invitations_left: 10 };
  show({ review, trial });
  expect(screen.getByText(/^With us since .+, usually one business day$/u)).toBeDefined();
  expect(screen.getByText('10 left')).toBeDefined();
  expect(links()).toEqual([
    ['Build your first assessment', '/client-dashboard/assessment/new'],
    ['Go to your dashboard', '/client-dashboard'],
  ]);
});

it('without a trial the wait leads to the dashboard alone', () => {
  show({ review: null, trial: null });
  expect(screen.queryByText(/With us since/u)).toBeNull();
  expect(links()).toEqual([['Go to your dashboard', '/client-dashboard']]);
});
