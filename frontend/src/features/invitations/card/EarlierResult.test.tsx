import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { api } from '@/api/client';
import type { EarlierResultState, InviteCard } from '@/api/words';
import { TooltipProvider } from '@/ui/Tooltip';

import { EarlierResult } from './EarlierResult';

function show(state: EarlierResultState) {
  const offer = {
    report_id: 'a1',
    taken_at: '2031-03-12T14:00:00Z',
    fineness: 595,
    state,
    consent_edition: '2026-11.r1',
    consent_detail: 'The company reads the report.',
  };
  const earlier = { cools_until: '2031-09-08T14:00:00Z', offer, shared: null, withdrawn: false };
  const card: Pick<InviteCard, 'code' | 'earlier'> = { code: 'ABCDE23456', earlier };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <MemoryRouter>
          <EarlierResult card={card} />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
}

it('shares nothing before the tick, and then the result that was offered', async () => {
  const create = vi.spyOn(api, 'create').mockResolvedValue({ report_id: 'a1' });
  show('ready');
  await userEvent.click(screen.getByRole('button', { name: /^Use that result/ }));
  expect(create).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Use that result/ }));
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  expect(create).toHaveBeenCalledWith(
    '/api/codebrain/{id}/earlier-result',
    expect.objectContaining({
      path: { id: 'ABCDE23456' },
      body: { consent: true, edition: '2026-11.r1', report_id: 'a1' },
    }),
  );
});

it.each([
  ['asked', /^A question about this attempt is open/],
  ['judged_again', /^This attempt is being judged again/],
  ['not_verified', /^This result is not verified/],
] as [EarlierResultState, RegExp][])(
  'says why a result that is %s cannot be used',
  (state, why) => {
    show(state);
    expect(screen.getByText(why)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Use that result/ })).toBeNull();
  },
);
