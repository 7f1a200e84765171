import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { foundQuery } from '@/features/selection/api';
import { FilterBar } from './FilterBar';
import { EVERYBODY, type CardFilter } from './rules';

const onFilter = vi.fn<(filter: CardFilter) => void>();

function Bar({ client }: { client: QueryClient }) {
  const [filter, setFilter] = useState<CardFilter>(EVERYBODY);
  return (
    <QueryClientProvider client={client}>
      <FilterBar
        role="r1"
        filter={filter}
        skills={['Rust', 'SQL']}
        total={3}
        onFilter={(next) => {
          onFilter(next);
          setFilter(next);
        }}
      />
    </QueryClientProvider>
  );
}

beforeEach(() => {
  onFilter.mockReset();
});

it('opens by key, sets a filter, counts what it leaves, and takes it back by its cross', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const rust = { ...EVERYBODY, skills: ['Rust'] };
  client.setQueryData(foundQuery('r1', rust).queryKey, { counts: [], total: 2 });
  render(<Bar client={client} />);
  expect(screen.queryByRole('status')).toBeNull();
  fireEvent.keyDown(document.body, { key: 'f' });
  fireEvent.click(await screen.findByRole('button', { name: 'Rust' }));
  expect(onFilter).toHaveBeenLastCalledWith(rust);
  expect(screen.getByRole('button', { name: 'Rust' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('2 of 3 found')).toBeTruthy();
  expect(screen.getByRole('button', { name: /Filter \(1\)/u, hidden: true })).toBeTruthy();
  fireEvent.click(
    screen.getByRole('button', { name: 'Remove the filter: States Rust', hidden: true }),
  );
  expect(onFilter).toHaveBeenLastCalledWith(EVERYBODY);
});
