import { QueryClient, QueryClientProvider, type UseQueryResult } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import type { AnyApi } from '@/api/typed';
import type { DailyPuzzle, PuzzleStanding } from '@/api/words';
import { PracticeCard } from './PracticeCard';

const daily: DailyPuzzle = {
  day: '2026-11-29',
  puzzle: {
    id: 'p1',
    name: 'Mirror',
    difficulty: 'easy',
    inputs: 2,
    is_private: false,
    picture: [[0, 1]],
  },
};

const standing = (solved: number, is_begun = true): PuzzleStanding => ({
  inputs: [],
  is_begun,
  is_over: solved === 2,
  score: solved,
  solved,
});

beforeEach(() => {
  vi.spyOn(api as unknown as AnyApi, 'get').mockImplementation((path: string) =>
    Promise.resolve(
      path === '/api/users/practice' ? { last: null } : { items: [], next_cursor: null },
    ),
  );
});

it.each([
  ['solved', standing(2), 'Solved'],
  ['begun', standing(1), 'Tried'],
  ['not begun', standing(0, false), null],
  ['not known', undefined, null],
])('a puzzle of the day that is %s says so', async (_, how, fact) => {
  const puzzle = { data: daily, isError: false } as UseQueryResult<DailyPuzzle>;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PracticeCard who="u1" puzzle={puzzle} standing={how} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const row = await screen.findByRole('link', { name: /Mirror/ });
  const said = /Solved|Tried/.exec(row.textContent)?.[0] ?? null;
  expect(said).toBe(fact);
});
