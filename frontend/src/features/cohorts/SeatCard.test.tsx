import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { CohortSeat } from '@/api/words/scores';
import { TooltipProvider } from '@/ui/Tooltip';
import { SeatCard } from './SeatCard';
import { text } from './text';

let post: MockInstance<typeof api.create>;

const seat: CohortSeat = {
  partner: 'Leeds',
  title: 'Week 3',
  phase: 'open',
  duration_minutes: 60,
  task_count: 2,
  opens_at: '2026-11-01T00:00:00Z',
  closes_at: '2026-12-01T00:00:00Z',
  recorded: [{ title: 'What the partner sees', detail: 'How many have joined.' }],
  consent_edition: '2026-11.p1',
  membership: null,
};

beforeEach(() => {
  post = vi.spyOn(api, 'create');
});

function show(change: Partial<CohortSeat> = {}) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <TooltipProvider>
          <SeatCard code="ABCDE23456" seat={{ ...seat, ...change }} />
        </TooltipProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const join = () => screen.getByRole('button', { name: /^Join/ });

it('says what the partner sees, and nobody joins without agreeing to it', async () => {
  const user = show();
  expect(screen.getByText('What the partner sees')).toBeDefined();
  await user.click(join());
  expect(post).not.toHaveBeenCalled();
});

it('sends the edition that was shown, and shares nothing unless that is ticked too', async () => {
  post.mockResolvedValue({ ...seat, membership: null });
  const user = show();
  await user.click(screen.getByRole('checkbox', { name: text.seat.agree }));
  await user.click(join());
  const sent = post.mock.calls[0]?.[1] as { body: unknown };
  expect(sent.body).toEqual({ edition: '2026-11.p1', shows_result: false });
});

it('asks to read it again where what is agreed to has changed', async () => {
  post.mockRejectedValue(new ApiError({ status: 409, code: 'stale_version', detail: '' }));
  const user = show();
  await user.click(screen.getByRole('checkbox', { name: text.seat.agree }));
  await user.click(join());
  await screen.findByText(text.seat.changed);
  expect(screen.getByRole('checkbox', { name: text.seat.agree }).ariaChecked).not.toBe('true');
});

it('who has joined goes on to the assessment, and a closed one lets nobody in', () => {
  show({ membership: { invitation: 'ABCDE23456', shows_result: true, version: 1 } });
  const open = screen.getByRole('link', { name: text.seat.open });
  expect(open.getAttribute('href')).toBe('/codebrainv2/ABCDE23456');
  expect(screen.queryByRole('button', { name: /^Join/ })).toBeNull();
  show({ phase: 'closed' });
  expect(screen.getByText(text.seat.closed)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Join/ })).toBeNull();
});
