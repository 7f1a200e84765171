import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import { cardsQuery, findsQuery } from '@/features/talent/api';
import type { Filter } from '@/features/talent/rules';
import { CardList } from './CardList';

const onLoosen = vi.fn<(filter: Filter) => void>();

beforeEach(() => {
  onLoosen.mockReset();
  vi.spyOn(api, 'get').mockResolvedValue({ items: [], next_cursor: null });
});

function show(filter: Filter, found: readonly Filter[] = []) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(cardsQuery(filter).queryKey, {
    pages: [{ items: [], next_cursor: null }],
    pageParams: [undefined],
  });
  for (const one of found) client.setQueryData(findsQuery(one).queryKey, true);
  render(
    <QueryClientProvider client={client}>
      <CardList filter={filter} roles={[]} onClear={() => undefined} onLoosen={onLoosen} />
    </QueryClientProvider>,
  );
}

it('says that the pool is empty where no filter is set, and advises fewer filters only where one is', () => {
  show({ skills: [], availability: null, place: null });
  expect(screen.getByText('No candidate shows a card in the talent pool yet.')).toBeTruthy();
  expect(screen.queryByText(/Fewer filters/u)).toBeNull();
  show({ skills: ['rust'], availability: null, place: null });
  expect(screen.getByText('No candidate matches. Fewer filters find more.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Clear the filters' })).toBeTruthy();
});

it('offers to leave out the parts without which somebody is found, and no others', () => {
  const filter = { skills: ['rust', 'sql'], availability: 'now', place: null } as const;
  const tight: Filter = { ...filter, skills: [...filter.skills] };
  vi.spyOn(api, 'get').mockReturnValue(new Promise<never>(() => undefined));
  show(tight, [{ ...tight, skills: ['sql'] }]);
  expect(screen.getByText('Candidates match without one of these:')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Without “SQL”' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Without “Available now”' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Without “Rust”' }));
  expect(onLoosen).toHaveBeenLastCalledWith({ ...tight, skills: ['sql'] });
});
