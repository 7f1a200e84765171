import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cardsQuery } from '@/features/talent/api';
import type { Filter } from '@/features/talent/rules';
import { CardList } from './CardList';

function show(filter: Filter) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(cardsQuery(filter).queryKey, {
    pages: [{ items: [], next_cursor: null }],
    pageParams: [undefined],
  });
  render(
    <QueryClientProvider client={client}>
      <CardList filter={filter} roles={[]} onClear={() => undefined} />
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
