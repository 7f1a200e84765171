// Every list of the admin's dashboard without a row, with one, with more than a page, and where it fails.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { PAGE_SIZE } from '@/api/cache/page';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import * as live from '@/api/live/live';
import type { AnyApi, AnyCall } from '@/api/typed';
import { TooltipProvider } from '@/ui/Tooltip';
import { others, tabs, type Tab } from './tabs.test-data';

type Asked = Pick<Tab, 'Page' | 'address' | 'list'> & Partial<Tab>;

const down = new ApiError({ status: 500, code: 'internal', detail: '' });

/** Answers the list with so many rows, page by page; what else the page shows never comes. */
function answer({ list, row, before }: Asked, count: number) {
  const all = Array.from({ length: count }, (_, index) => row?.(index + 1));
  return (address: string, call?: AnyCall): Promise<unknown> => {
    if (before !== undefined && address === before.route)
      return Promise.resolve(before.answer(count));
    if (address !== list) return new Promise(() => undefined);
    const { cursor } = (call?.query ?? {}) as { cursor?: string };
    const page =
      cursor === undefined
        ? { items: all.slice(0, PAGE_SIZE), next_cursor: count > PAGE_SIZE ? 'next' : null }
        : { items: all.slice(PAGE_SIZE), next_cursor: null };
    return Promise.resolve(page);
  };
}

/** Opens the page of a list; its first `failures` answers are errors. */
function open(tab: Asked, count: number, failures = 0) {
  let failing = failures;
  const answered = answer(tab, count);
  vi.spyOn(api as unknown as AnyApi, 'get').mockImplementation((address, call) => {
    if (address !== tab.list || failing === 0) return answered(address, call);
    failing -= 1;
    return Promise.reject(down);
  });
  const { Page } = tab;
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <TooltipProvider>
        <MemoryRouter initialEntries={[tab.address]}>
          <Page />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

/** The rows in their order; some lists stand there twice, for narrow and for wide screens. */
const shown = () => [
  ...new Set(screen.queryAllByText(/^Row \d+$/).map(({ textContent }) => textContent)),
];
const rows = (count: number) => Array.from({ length: count }, (_, index) => `Row ${index + 1}`);
const more = () => screen.queryByRole('button', { name: 'Show more' });

beforeEach(() => {
  vi.spyOn(live, 'watchPresence').mockReturnValue(() => undefined);
});

it.each(tabs)('$name without a row says so', async (tab) => {
  open(tab, 0);
  expect(await screen.findByText(tab.empty)).toBeDefined();
  expect(shown()).toEqual([]);
  expect(more()).toBeNull();
});

it.each(others)('$address without a row says what is true of it', async (tab) => {
  open(tab, 0);
  expect(await screen.findByText(tab.empty)).toBeDefined();
});

it.each(tabs)('$name with one row shows it, and no more', async (tab) => {
  open(tab, 1);
  await waitFor(() => expect(shown()).toEqual(rows(1)));
  expect(screen.queryByText(tab.empty)).toBeNull();
  expect(more()).toBeNull();
});

it.each(tabs)('$name with more than a page shows the rest when asked', async (tab) => {
  const user = open(tab, PAGE_SIZE + 1);
  await waitFor(() => expect(shown()).toEqual(rows(PAGE_SIZE)));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(shown()).toEqual(rows(PAGE_SIZE + 1)));
  expect(more()).toBeNull();
});

it.each(tabs)('$name that could not be loaded comes after Retry', async (tab) => {
  const user = open(tab, 1, 1);
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.queryByText(tab.empty)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(shown()).toEqual(rows(1)));
});
