import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import type { CompanySubscription } from '@/api/words/plans';
import { TooltipProvider } from '@/ui/Tooltip';
import { SubscriptionCard } from './SubscriptionCard';

const step = (action: string, reason: string | null) => ({
  at: '2026-11-25T12:00:00Z',
  action,
  actor: 'admin@example.com',
  from: null,
  to: null,
  reason,
});

const none = {
  subscription: null,
  allowance: { used: 0, quota: 10, renews_on: '2026-12-01' },
  quotas: { roles: { used: 0, quota: 5 }, problems: { used: 0, quota: 5 } },
  credits: [],
  history: [],
} as unknown as CompanySubscription;

async function show(of: CompanySubscription) {
  vi.spyOn(api, 'get').mockResolvedValue(of);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <SubscriptionCard company="c1" />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  await screen.findByText('No subscription.');
}

it('what was done with subscriptions that are over stays to be read, with its reason', async () => {
  await show({ ...none, history: [step('begin', 'small'), step('churn', 'They left.')] });
  screen.getByRole('heading', { name: 'History of subscriptions' });
  const steps = screen.getAllByRole('listitem').map((one) => one.textContent);
  expect(steps[0]).toContain('Marked churnedThey left.admin@example.com');
  expect(steps[1]).toContain('Subscribedsmalladmin@example.com');
});

it('a company that never had one has no history of them', async () => {
  await show(none);
  expect(screen.queryByRole('heading', { name: 'History of subscriptions' })).toBeNull();
});
