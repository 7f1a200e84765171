import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';

import type { AnyApi } from '@/api/typed';
import { api } from '@/api/client';
import type { InviteCard } from '@/api/words';
import * as session from '@/features/session/hooks';
import { TooltipProvider } from '@/ui/Tooltip';

import { InviteView } from './InviteView';

const card = {
  code: 'SK8CGFRMKY',
  company_name: 'Pellworth',
  assessment_title: 'Backend foundations',
  trial_of: null,
  trial_problem: null,
  by_partner: false,
  role_title: null,
  duration_minutes: 60,
  task_count: 2,
  languages: ['python', 'sql'],
  retake_attempts: 2,
  retake_days: 180,
  expires_at: '2031-03-20T10:00:00Z',
  recorded: [{ title: 'Your code', detail: 'Every version that you save.' }],
  retention_days: 180,
  ai_policy: 'off',
  assistant_ready: false,
  any_address: false,
  earlier: null,
  warm_up: null,
  viewer: 'invited',
};

const running: Partial<InviteCard> = { state: 'started', attempt_id: 'a1' };

function open(change: Partial<InviteCard>) {
  const now = new Date().toISOString();
  const attempt = { id: 'a1', server_now: now, ends_at: now, state: 'in_progress', tasks: [] };
  vi.spyOn(api as unknown as AnyApi, 'get').mockImplementation((address) =>
    Promise.resolve(address === '/api/attempts/{id}' ? attempt : { ...card, ...change }),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <MemoryRouter>
          <InviteView code="SK8CGFRMKY" referral={undefined} />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  vi.spyOn(session, 'useUser').mockReturnValue({ id: 'u1', email: 'a@example.com' } as never);
});

const follows = (later: HTMLElement, earlier: HTMLElement) =>
  (earlier.compareDocumentPosition(later) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

it('an attempt that runs shows the clock and Resume first, and folds what was agreed to', async () => {
  open(running);
  const resume = await screen.findByRole('link', { name: 'Resume' });
  const clock = await screen.findByText(/left, until/u);
  const folded = screen.getByText('What is recorded');
  expect(follows(folded, resume)).toBe(true);
  expect(follows(folded, clock)).toBe(true);
  expect(folded.closest('details')?.open).toBe(false);
});

it('an invitation that was not begun shows what is recorded before Start, unfolded', async () => {
  open({ state: 'open', attempt_id: null });
  const start = await screen.findByRole('button', { name: 'Start' });
  const recorded = screen.getByText('What is recorded');
  expect(follows(start, recorded)).toBe(true);
  expect(recorded.closest('details')).toBeNull();
  expect(
    screen.getByText(
      'When you finish or the time runs out, your latest code of each task is submitted for you.',
    ),
  ).toBeDefined();
});
