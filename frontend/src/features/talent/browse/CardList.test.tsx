import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import type { TalentCard } from '@/api/words';
import { cardsQuery, findsQuery } from '@/features/talent/api';
import { NO_FILTER, type Filter } from '@/features/talent/rules';
import { CardList } from './CardList';

const onLoosen = vi.fn<(filter: Filter) => void>();

beforeEach(() => {
  onLoosen.mockReset();
  vi.spyOn(api, 'get').mockResolvedValue({ items: [], next_cursor: null });
});

function show(filter: Filter, found: readonly [Filter, number][] = [], items: TalentCard[] = []) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(cardsQuery(filter).queryKey, {
    pages: [{ items, next_cursor: null }],
    pageParams: [undefined],
  });
  for (const [one, people] of found) client.setQueryData(findsQuery(one).queryKey, people);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <CardList
          filter={filter}
          roles={[]}
          openRoles={[]}
          openRolesHint={undefined}
          onClear={() => undefined}
          onLoosen={onLoosen}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('says that the pool is empty where no filter is set, and advises fewer filters only where one is', () => {
  show(NO_FILTER);
  expect(screen.getByText(/^No candidate shows a card right now/)).toBeTruthy();
  expect(screen.queryByText(/Fewer filters/u)).toBeNull();
  const roles = screen.getByRole('link', { name: 'Go to your roles' });
  expect(roles.getAttribute('href')).toBe('/client-dashboard/create-jobs');
  show({ ...NO_FILTER, skills: ['rust'] });
  expect(screen.getByText('No candidate matches. Fewer filters find more.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Clear the filters' })).toBeTruthy();
});

it('offers to leave out the parts without which somebody is found, and no others', () => {
  const tight: Filter = { ...NO_FILTER, skills: ['rust', 'sql'], availability: 'now' };
  vi.spyOn(api, 'get').mockReturnValue(new Promise<never>(() => undefined));
  show(tight, [
    [{ ...tight, skills: ['sql'] }, 27],
    [{ ...tight, availability: null }, 6],
  ]);
  expect(screen.getByText('Candidates match without one of these:')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /SQL/u })).toBeNull();
  // Fewer than ten are not numbered.
  expect(screen.getByRole('button', { name: 'Without “Available now”' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Without “Rust”: 20+' }));
  expect(onLoosen).toHaveBeenLastCalledWith({ ...tight, skills: ['sql'] });
});

it('shows what goes with a card by its person’s name, and nothing of it with any other', () => {
  const facts = {
    availability: 'now',
    skills: ['rust'],
    places: [],
    employment: ['full_time'],
    authorised: ['uk'],
    score: 'from_500',
  } satisfies TalentCard['facts'];
  const beside = {
    headline: 'Engineer',
    github: 'https://github.com/ada',
    resume: { id: 'r1', name: 'ada.pdf', bytes: 2048 },
    results: [
      {
        assessment_title: 'Backend',
        fineness: 812,
        graded_at: '2026-11-23T10:00:00Z',
        is_verified: true,
      },
    ],
  };
  const named = { name: 'Ada', headline: 'Engineer', beside };
  show(
    NO_FILTER,
    [],
    [
      { handle: 'h1', label: 'K7F2', facts, named: null },
      { handle: 'h2', label: 'K7F3', facts, named },
    ],
  );
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'github.com/ada' });
  expect(link.rel).toBe('noopener noreferrer nofollow');
  expect(screen.getAllByText('ada.pdf')).toHaveLength(1);
  expect(screen.getByText(/Backend: 812 of 1000/u)).toBeTruthy();
  const said =
    'Available now · Full-time · May work in: United Kingdom · Verified result of 500 or more';
  expect(screen.getAllByText(said)).toHaveLength(2);
});
