import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { api } from '@/api/client';
import type { AnyApi } from '@/api/typed';
import type { CandidateCard } from '@/api/words';
import type { CandidateAssessed } from '@/api/words/hiring/slates';
import { TooltipProvider } from '@/ui/Tooltip';
import { AssessDialog } from './AssessDialog';

const card = (id: string, name: string): CandidateCard => ({
  id,
  code: 'K7F2',
  name,
  column: 'shortlisted',
  state: 'shortlisted',
  version: 3,
  headline: null,
  skills: [],
  available_from: null,
  missed: 0,
  waived: false,
  applied_at: '2026-11-01T00:00:00Z',
  stands_at: '2026-11-01T00:00:00Z',
  moved_at: '2026-11-01T00:00:00Z',
  assessment: null,
  hidden: null,
  reconsider_until: null,
  facts: {
    source: 'direct',
    progress: 'none',
    scorecards: { submitted: 0, asked: 0 },
    handled_by: null,
    requirements: [],
  },
});

const cards = [card('a', 'Ben Bright'), card('b', 'Cas Clark')];
const nothing = { card: null, outcome: null, until: null, code: null, detail: null } as const;
const onInvited = vi.fn<() => void>();
const onClose = vi.fn<() => void>();

let create: MockInstance<AnyApi['create']>;
beforeEach(() => {
  onInvited.mockReset();
  onClose.mockReset();
  vi.spyOn(api as unknown as AnyApi, 'get').mockResolvedValue({
    items: [{ id: 's1', title: 'Fitting in code' }],
    next_cursor: null,
  });
  create = vi.spyOn(api as unknown as AnyApi, 'create');
});

async function send(rows: readonly CandidateAssessed[]) {
  create.mockResolvedValue({ items: rows });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <AssessDialog role="r1" cards={cards} named="s1" onInvited={onInvited} onClose={onClose} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  const list = screen.getByRole('combobox', { name: 'Assessment' });
  await waitFor(() => {
    expect(list.textContent).toBe('Fitting in code');
  });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Send invitation' }));
}

it('invites all with one call, and closes where everybody is invited', async () => {
  await send(cards.map((one) => ({ ...nothing, id: one.id, card: one, outcome: 'invited' })));
  expect(create).toHaveBeenCalledTimes(1);
  const items = cards.map(({ id, version }) => ({ id, version }));
  const sent = { path: { id: 'r1' }, body: { assessment_id: 's1', items } };
  const address = '/api/roles/{id}/applications/assess';
  expect(create).toHaveBeenCalledWith(address, expect.objectContaining(sent));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onInvited).toHaveBeenCalledTimes(1);
});

it('stays with those who are not invited, each with the reason', async () => {
  const [ben] = cards;
  await send([
    { ...nothing, id: 'a', card: ben ?? null, outcome: 'invited' },
    { ...nothing, id: 'b', outcome: 'opted_out' },
  ]);
  await screen.findByRole('dialog', { name: '1 of 2 invited' });
  expect(screen.getByRole('listitem').textContent).toBe('Cas ClarkStopped your invitations');
  expect([onInvited.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
});

it('says that nobody was invited where all are refused, and keeps the choice', async () => {
  const detail = 'Rob Ray has moved this candidate to Interview in the meantime.';
  await send(cards.map(({ id }) => ({ ...nothing, id, code: 'stale_version', detail })));
  await screen.findByRole('dialog', { name: 'Nobody was invited' });
  expect(screen.getAllByText(detail)).toHaveLength(2);
  expect(onInvited).not.toHaveBeenCalled();
});
