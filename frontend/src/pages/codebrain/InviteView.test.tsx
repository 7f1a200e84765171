import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  recorded: [
    { title: 'Your code', detail: 'Every version that you save.' },
    { title: 'How you write', detail: 'What you type.' },
  ],
  retention_days: 180,
  ai_policy: 'off',
  assistant_ready: false,
  any_address: false,
  is_unverified: false,
  earlier: null,
  warm_up: null,
  viewer: 'invited',
};

const running: Partial<InviteCard> = { state: 'started', attempt_id: 'a1' };

function open(change: Partial<InviteCard>) {
  const now = new Date().toISOString();
  const attempt = { id: 'a1', server_now: now, ends_at: now, state: 'in_progress', tasks: [] };
  const answers: Record<string, unknown> = {
    '/api/attempts/{id}': attempt,
    '/api/codebrain/{id}/accommodation': { request: null, proposed_percent: null },
  };
  vi.spyOn(api as unknown as AnyApi, 'get').mockImplementation((address) =>
    Promise.resolve(answers[address] ?? { ...card, ...change }),
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

const unbegun: Partial<InviteCard> = { state: 'open', attempt_id: null };

it('an invitation that was not begun says in five rows what happens, before Start', async () => {
  open(unbegun);
  const start = await screen.findByRole('button', { name: 'Start' });
  const rows = screen.getAllByRole('term').slice(0, 5);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'What',
    'How long',
    'Tasks',
    'Recorded',
    'Result',
  ]);
  for (const row of rows) expect(follows(start, row)).toBe(true);
  const said = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(said).toEqual(
    expect.arrayContaining([
      'An assessment from Pellworth',
      '60 minutes, one sitting',
      '2 tasks in Python 3 and SQL (SQLite)',
      'Your code, how you write. Read all',
      'You and Pellworth see the same report. Similarity and team reviews are for Pellworth alone.',
    ]),
  );
  expect(
    screen.getByText(
      'When you finish or the time runs out, your latest code of each task is submitted for you.',
    ),
  ).toBeDefined();
});

it('everything that is recorded is unfolded below, and “Read all” takes the keyboard there', async () => {
  open(unbegun);
  const recorded = await screen.findByText('What is recorded');
  expect(recorded.closest('details')).toBeNull();
  expect(screen.getByText('Every version that you save.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Read all' }));
  expect(document.activeElement?.contains(recorded)).toBe(true);
});

it('the steps lead to what is optional, and begin with the sign-in for a stranger', async () => {
  open({ ...unbegun, warm_up: 'receipt' });
  const steps = () =>
    within(screen.getByRole('list', { name: 'Steps' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await screen.findByRole('button', { name: 'Start' });
  expect(steps()).toEqual([
    '1Check this device (optional)',
    '2Warm up (optional)',
    '3Agree and start',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Warm up (optional)' }));
  const link = screen.getByRole('link', { name: 'Open the warm-up' });
  expect(document.activeElement?.contains(link)).toBe(true);
});

it('a stranger is asked to sign in first', async () => {
  vi.spyOn(session, 'useUser').mockReturnValue(null);
  open({ ...unbegun, viewer: 'anonymous' });
  await screen.findByRole('link', { name: 'Sign Up' });
  const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
  expect(steps[0]?.textContent).toBe('1Sign in or sign up');
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
});

it('a trial says that it counts nowhere, and a partner’s assessment who reads the report', async () => {
  open({ ...unbegun, trial_of: 's1' });
  expect(await screen.findByText(/It doesn’t appear in results/u)).toBeDefined();
  cleanup();
  open({ ...unbegun, by_partner: true });
  expect(await screen.findByText('Only you can read the report.')).toBeDefined();
});

it('says of a company that Assay does not know yet what that means, and can be reported at each step', async () => {
  open({ ...unbegun, is_unverified: true });
  await screen.findByRole('button', { name: 'Start' });
  expect(screen.getByText(/^Not yet verified by Assay\./u)).toBeDefined();
  expect(screen.getByText(/^We haven’t confirmed that this company is who it says/u)).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Report this' })).toHaveLength(1);
  cleanup();
  for (const change of [unbegun, running, { state: 'expired' as const, attempt_id: null }]) {
    open(change);
    expect(await screen.findByRole('button', { name: 'Report this' })).toBeDefined();
    expect(screen.queryByText(/Not yet verified/u)).toBeNull();
    cleanup();
  }
  open({ ...unbegun, trial_of: 's1' });
  await screen.findByText(/^This is your own trial/u);
  expect(screen.queryByRole('button', { name: 'Report this' })).toBeNull();
});
