import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import type { Team } from '@/api/words';
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

const rita = '00000000-0000-7000-8000-000000000001';
const joined_at = '2027-01-01T00:00:00Z';
const team: Team = {
  members: [{ id: rita, name: 'Rita Ray', email: 'rita@example.com', role: 'reviewer', joined_at }],
  invitations: [],
};

beforeEach(() => {
  onFilter.mockReset();
  vi.spyOn(api, 'get').mockResolvedValue(team);
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
    screen.getByRole('button', { name: 'Remove the filter: Lists Rust', hidden: true }),
  );
  expect(onFilter).toHaveBeenLastCalledWith(EVERYBODY);
});

it('takes a fineness by Enter and a colleague by name, and says both', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const least = { ...EVERYBODY, finenessFrom: 650 };
  const both = { ...least, reviewer: rita };
  for (const filter of [least, both])
    client.setQueryData(foundQuery('r1', filter).queryKey, { counts: [], total: 1 });
  render(<Bar client={client} />);
  fireEvent.keyDown(document.body, { key: 'f' });
  const field = await screen.findByLabelText('Fineness at least');
  fireEvent.change(field, { target: { value: '65x' } });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(field, { target: { value: '650' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onFilter).toHaveBeenLastCalledWith(least);
  screen.getByText('Fineness is at least 650 or none yet');
  const user = userEvent.setup();
  screen.getByRole('combobox', { name: 'Reviewer' }).focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('option', { name: 'Rita Ray' }));
  expect(onFilter).toHaveBeenLastCalledWith(both);
  expect(await screen.findByText('Reviewer is Rita Ray')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Theirs is missing' })).toBeTruthy();
});

it('removes two parts one right after the other, although the first removal is not shown yet', () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const set = { ...EVERYBODY, finenessFrom: 650, missing: true };
  client.setQueryData(foundQuery('r1', set).queryKey, { counts: [], total: 0 });
  render(
    <QueryClientProvider client={client}>
      <FilterBar role="r1" filter={set} skills={[]} total={3} onFilter={onFilter} />
    </QueryClientProvider>,
  );
  for (const button of screen.getAllByRole('button', { name: /^Remove the filter/u })) {
    fireEvent.click(button);
  }
  expect(onFilter.mock.calls).toEqual([[{ ...EVERYBODY, missing: true }], [EVERYBODY]]);
});
