// The catalogue of practice: its filters on a phone, how much is solved, and rows without numbers.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { api } from '@/api/client';
import type { AnyApi } from '@/api/typed';
import { EVERYTHING } from '@/features/practice/rules';
import * as media from '@/ui/use-media';
import { TooltipProvider } from '@/ui/Tooltip';

import { CatalogueFilters } from './CatalogueFilters';
import { CatalogueList } from './CatalogueList';
import { SolvedLine } from './SolvedLine';

const row = (n: number, change: object = {}) => ({
  slug: `p${n}`,
  title: `Problem ${n}`,
  difficulty: 'easy',
  type: 'code',
  keywords: [],
  status: 'todo',
  statistics: null,
  best_points: null,
  ...change,
});

function show(children: ReactNode, items: readonly object[], next_cursor: string | null = null) {
  vi.spyOn(api as unknown as AnyApi, 'get').mockResolvedValue({ items, next_cursor });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <MemoryRouter>{children}</MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
}

const filters = (
  <CatalogueFilters
    filter={{ ...EVERYTHING, q: 'sum', difficulty: 'hard', language: 'python', sort: 'acceptance' }}
    signedIn
    onChange={vi.fn()}
    onPuzzles={vi.fn()}
  />
);

it('on a phone all filters are in one sheet, whose button counts those that are chosen', async () => {
  vi.spyOn(media, 'useIsWide').mockReturnValue(false);
  show(filters, []);
  expect(screen.queryByRole('combobox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Filter (2)' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Filter and sort' }));
  expect(sheet.getAllByRole('combobox')).toHaveLength(6);
  await userEvent.click(sheet.getByRole('button', { name: 'Show problems' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filter (2)' })),
  );
});

it('on a desk the filters stand beside each other', () => {
  vi.spyOn(media, 'useIsWide').mockReturnValue(true);
  show(filters, []);
  expect(screen.getAllByRole('combobox')).toHaveLength(6);
  expect(screen.queryByRole('button', { name: /^Filter/ })).toBeNull();
});

it('says how many are solved, and nothing where not all are known', async () => {
  show(<SolvedLine who="u1" />, [row(1, { status: 'solved' }), row(2), row(3)]);
  expect(await screen.findByText('1 of 3 solved')).toBeDefined();
  screen.getByRole('progressbar', { name: '1 of 3 solved' });
});

it('says nothing of what is solved where the list is longer than a page', async () => {
  show(<SolvedLine who="u1" />, [row(1)], 'next');
  await waitFor(() => expect(api.get).toHaveBeenCalled());
  expect(screen.queryByText(/solved/)).toBeNull();
});

it('a row has no words where it has no number', async () => {
  const statistics = { acceptance_percent: 40, median_seconds: 120, tried: 9, solved: 5 };
  show(<CatalogueList filter={EVERYTHING} who={null} onClear={vi.fn()} />, [
    row(1),
    row(2, { statistics, best_points: 80 }),
  ]);
  const all = (await screen.findAllByRole('link')).map(({ textContent }) => textContent);
  expect(all).toEqual([
    'To doProblem 1Easy',
    'To doProblem 2Easy40% acceptance, median 2 minYour best: 80 of 100',
  ]);
});
