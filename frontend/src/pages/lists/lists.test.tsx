// Every list of the admin's and of a partner's dashboard without a row, with one, with more than a page, and where it
// fails.
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
import { lists, others, type List } from './lists.test-data';

type Asked = Pick<List, 'Page' | 'address' | 'route'> & Partial<List>;

const down = new ApiError({ status: 500, code: 'internal', detail: '' });

/** Answers the list with so many rows, page by page; what else the page shows never comes. */
function answer({ route, row, before }: Asked, count: number) {
  const all = Array.from({ length: count }, (_, index) => row?.(index + 1));
  return (address: string, call?: AnyCall): Promise<unknown> => {
    if (before !== undefined && address === before.route)
      return Promise.resolve(before.answer(count));
    if (address !== route) return new Promise(() => undefined);
    const { cursor } = (call?.query ?? {}) as { cursor?: string };
    const page =
      cursor === undefined
        ? { items: all.slice(0, PAGE_SIZE), next_cursor: count > PAGE_SIZE ? 'next' : null }
        : { items: all.slice(PAGE_SIZE), next_cursor: null };
    return Promise.resolve(page);
  };
}

/** Opens the page of a list; its first `failures` answers are errors. */
function open(list: Asked, count: number, failures = 0) {
  let failing = failures;
  const answered = answer(list, count);
  vi.spyOn(api as unknown as AnyApi, 'get').mockImplementation((address, call) => {
    if (address !== list.route || failing === 0) return answered(address, call);
    failing -= 1;
    return Promise.reject(down);
  });
  const { Page } = list;
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <TooltipProvider>
        <MemoryRouter initialEntries={[list.address]}>
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

it.each(lists)('$name without a row says so', async (list) => {
  open(list, 0);
  expect(await screen.findByText(list.empty)).toBeDefined();
  expect(shown()).toEqual([]);
  expect(more()).toBeNull();
});

it.each(others)('$address without a row says what is true of it', async (list) => {
  open(list, 0);
  expect(await screen.findByText(list.empty)).toBeDefined();
});

it.each(lists)('$name with one row shows it, and no more', async (list) => {
  open(list, 1);
  await waitFor(() => expect(shown()).toEqual(rows(1)));
  expect(screen.queryByText(list.empty)).toBeNull();
  expect(more()).toBeNull();
});

it.each(lists)('$name with more than a page shows the rest when asked', async (list) => {
  const user = open(list, PAGE_SIZE + 1);
  await waitFor(() => expect(shown()).toEqual(rows(PAGE_SIZE)));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(shown()).toEqual(rows(PAGE_SIZE + 1)));
  expect(more()).toBeNull();
});

it.each(lists)('$name that could not be loaded comes after Retry', async (list) => {
  const user = open(list, 1, 1);
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.queryByText(list.empty)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(shown()).toEqual(rows(1)));
});
