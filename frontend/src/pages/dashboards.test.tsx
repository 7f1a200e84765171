// Every dashboard, with each of its calls failing in turn: the card says so with Retry, every other card is there, and
// nothing is asked for twice.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { AnyApi } from '@/api/typed';
import type { User } from '@/api/words';
import { DATA_FRESH_MS } from '@/facts/constants';
import * as session from '@/features/session/hooks';
import { TooltipProvider } from '@/ui/Tooltip';
import { type Dashboard, dashboards, viewer } from './dashboards.test-data';

const down = new ApiError({ status: 500, code: 'internal', detail: '' });

/** How often each address was asked for. */
let asked: Map<string, number>;
/** The addresses that fail. */
let failing: Set<string>;

/** The headings of the cards on show. */
const cards = () =>
  screen
    .queryAllByRole('heading')
    .filter(({ tagName }) => tagName !== 'H1')
    .map(({ textContent }) => textContent);

async function open({ Page, path, address, calls }: Dashboard, broken: readonly string[]) {
  asked = new Map();
  failing = new Set(broken);
  vi.spyOn(api as unknown as AnyApi, 'get').mockImplementation((at) => {
    asked.set(at, (asked.get(at) ?? 0) + 1);
    if (failing.has(at)) return Promise.reject(down);
    return at in calls ? Promise.resolve(calls[at]) : new Promise(() => undefined);
  });
  // As fresh as in the application: a card that comes later asks for nothing that has just been answered.
  const queries = { retry: false, staleTime: DATA_FRESH_MS };
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries } })}>
      <TooltipProvider>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path={path} element={<Page />} />
          </Routes>
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  await waitFor(() => {
    for (const at of Object.keys(calls)) expect([at, asked.get(at)]).toEqual([at, 1]);
    expect(screen.queryAllByRole('status', { name: 'Loading' })).toEqual([]);
  });
}

beforeEach(() => {
  vi.spyOn(session, 'useUser').mockReturnValue(viewer as unknown as User);
  vi.spyOn(session, 'useConfig').mockReturnValue({ github_reports: true } as never);
});

describe.each(dashboards)('$name', (dashboard) => {
  it('shows every card, and asks for each thing once', async () => {
    await open(dashboard, []);
    await waitFor(() => expect(cards()).toEqual(expect.arrayContaining(dashboard.cards)));
    expect(screen.queryByRole('alert')).toBeNull();
    expect([...asked.values()].every((count) => count === 1)).toBe(true);
  });

  it.each(Object.keys(dashboard.calls))('without %s shows every other card', async (address) => {
    await open(dashboard, [address]);
    const others = dashboard.cards.filter((card) => !dashboard.shown[address]?.includes(card));
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
    await waitFor(() => expect(cards()).toEqual(expect.arrayContaining(others)));
    const before = new Map(asked);
    failing.clear();
    for (const retry of screen.getAllByRole('button', { name: 'Retry' }))
      await userEvent.click(retry);
    await waitFor(() => expect(cards()).toEqual(expect.arrayContaining(dashboard.cards)));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(asked).toEqual(before.set(address, 2));
  });

  it('with every call failing says so on every card, and asks no more', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open(dashboard, Object.keys(dashboard.calls));
    await waitFor(() => expect(screen.queryAllByRole('alert').length).toBeGreaterThan(0));
    await vi.advanceTimersByTimeAsync(30_000);
    expect([...asked.values()].every((count) => count === 1)).toBe(true);
    vi.useRealTimers();
  });
});
