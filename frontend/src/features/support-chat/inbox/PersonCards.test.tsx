import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { AdminSupportDetail } from '@/api/words/support';
import * as calls from '@/features/support-chat/api';
import { TooltipProvider } from '@/ui/Tooltip';
import { PersonCards } from './PersonCards';

const detail: AdminSupportDetail = {
  conversation: {
    id: 'c1',
    version: 3,
    state: 'resolved',
    priority: 'medium',
    labels: [],
    user_id: 'u1',
    last_number: 1,
    user_delivered: 0,
    user_read: 0,
    admin_read: 1,
    waiting_since: null,
    snoozed_until: null,
    resolved_at: '2026-11-25T12:00:00Z',
    rating: null,
    blocked_at: null,
    created_at: '2026-11-25T12:00:00Z',
    changed_at: '2026-11-25T12:00:00Z',
  },
  person: {
    id: 'u1',
    kind: 'candidate',
    name: 'Ada',
    email: 'ada@example.com',
    email_verified: true,
    company: null,
  },
  notes: [],
  history: [],
};

function show(blockedAt: string | null) {
  const shown = { ...detail, conversation: { ...detail.conversation, blocked_at: blockedAt } };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <TooltipProvider>
          <PersonCards detail={shown} />
        </TooltipProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

afterEach(() => vi.restoreAllMocks());

it('blocks a person at the version that is shown', async () => {
  const change = vi.spyOn(calls, 'change').mockResolvedValue(detail);
  show(null);
  expect(screen.queryByText(/This user is blocked/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Block user' }));
  expect(change).toHaveBeenCalledWith('c1', 3, { act: 'block' });
});

it('says what a block means, and lifts it', async () => {
  const change = vi.spyOn(calls, 'change').mockResolvedValue(detail);
  show('2026-11-25T12:00:00Z');
  screen.getByText(/^This user is blocked\..* notify nobody/);
  await userEvent.click(screen.getByRole('button', { name: 'Unblock user' }));
  expect(change).toHaveBeenCalledWith('c1', 3, { act: 'unblock' });
});
