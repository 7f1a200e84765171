import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import type { AnyApi } from '@/api/typed';
import { TooltipProvider } from '@/ui/Tooltip';
import { ResultsTab } from './ResultsTab';

const server = api as unknown as AnyApi;

afterEach(() => vi.restoreAllMocks());

const row = (id: string, decision: string) => ({
  id,
  email: `${id}@example.com`,
  name: null,
  attempt: {
    id,
    state: 'graded',
    fineness: 500,
    sem: null,
    submitted_at: '2031-03-01T09:00:00Z',
    earlier_taken_at: null,
    verification: null,
    decision,
  },
});

type Query = { order?: string; decision?: string; verification?: string };

/** Two results, one of which waits. */
function open(address = '/?tab=results', next: string | null = null) {
  const all = [row('ada', 'advanced'), row('ben', 'undecided')];
  const get = vi.spyOn(server, 'get').mockImplementation((path, call) => {
    if (path !== '/api/assessments/{id}/results')
      return Promise.resolve({ cut_off: null, preview: null });
    const { decision, verification } = call?.query as Query;
    const fits = all.filter(
      ({ attempt }) => decision === undefined || attempt.decision === decision,
    );
    const items = verification === undefined ? fits : [];
    return Promise.resolve({ items, next_cursor: next });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <MemoryRouter initialEntries={[address]}>
          <ResultsTab assessmentId="s1" edits={false} report={(id) => `Report of ${id}`} />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return () =>
    get.mock.calls
      .filter(([path]) => path.endsWith('/results'))
      .map(([, call]) => call?.query as Query);
}

it('shows all results, and those that wait by one press, the oldest first', async () => {
  const asked = open('/?tab=results&verification=verified');
  const chip = await screen.findByRole('button', { name: 'Waiting (1)' });
  expect(chip.getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByText('No result fits this filter.')).toBeTruthy();
  await userEvent.click(chip);
  await screen.findByText('Report of ben');
  expect(screen.queryByText('Report of ada')).toBeNull();
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('combobox', { name: 'Order' }).textContent).toContain('Oldest first');
  expect(asked()).toContainEqual(
    expect.objectContaining({ decision: 'undecided', order: 'oldest' }),
  );
  await userEvent.click(chip);
  await screen.findByText('Report of ada');
});

it('is filtered by a decision, and says when none fits', async () => {
  open('/?tab=results&decision=held');
  expect(await screen.findByText('No result fits this filter.')).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Decision' }).textContent).toContain('On hold');
});

it('counts as far as it has read', async () => {
  open('/?tab=results', 'more');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Waiting (1+)' })).toBeTruthy());
});
