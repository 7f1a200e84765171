import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Prefetch } from '@/api/cache/prefetch';
import { queryClient } from '@/api/cache/query-client';
import { api } from '@/api/client';
import * as live from '@/api/live/live';
import { TooltipProvider } from '@/ui/Tooltip';
import IntegrityCases from '@/pages/admin/integrity/IntegrityCases';
import Presence from '@/pages/admin/oversight/Presence';
import { integrityCases, presence } from '@/pages/admin/queries';

const cases = '/api/admin/integrity-cases';
const online = '/api/admin/presence';

beforeEach(() => {
  queryClient.clear();
  vi.spyOn(live, 'watchPresence').mockReturnValue(() => undefined);
});

it.each([
  ['Cases', integrityCases, <IntegrityCases />, `${cases}/counts`, [cases, `${cases}/counts`]],
  [
    'Who is online',
    presence,
    <Presence />,
    `${online}/counts`,
    [online, `${online}/attempts`, `${online}/counts`],
  ],
])(
  '%s: what its address began is asked for once, also where the counts come late',
  async (_, begin: Prefetch, page, late, expected) => {
    let answer: (counts: unknown) => void = () => undefined;
    const counts = new Promise((resolve) => {
      answer = resolve;
    });
    const get = vi
      .spyOn(api, 'get')
      .mockImplementation(((path: string) =>
        path === late ? counts : Promise.resolve({ items: [], next_cursor: null })) as never);
    const begun = begin({ params: {}, search: new URLSearchParams(), user: null });
    await Promise.race(begun);
    render(
      <QueryClientProvider client={queryClient}>
        <TooltipProvider>
          <MemoryRouter>{page}</MemoryRouter>
        </TooltipProvider>
      </QueryClientProvider>,
    );
    answer({
      attempts: 0,
      hours: [],
      judge_queued: 0,
      judge_running: 0,
      judge_waits_s: 0,
      roles: [],
    });
    await Promise.all(begun);
    await vi.waitFor(() =>
      expect(screen.queryAllByRole('status', { name: 'Loading' })).toEqual([]),
    );
    expect(get.mock.calls.map(([path]) => path).sort()).toEqual(expected);
  },
);
