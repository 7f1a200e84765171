import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { api } from '@/api/client';
import type { AnyApi } from '@/api/typed';
import type { PracticeProblem } from '@/api/words';

import { NextProblem } from './NextProblem';

const row = (slug: string, difficulty: string, type = 'code') => ({
  slug,
  difficulty,
  type,
  title: `Problem ${slug}`,
});

function show(own: object | null, ...todo: object[]) {
  const get = vi
    .spyOn(api as unknown as AnyApi, 'get')
    .mockReset()
    .mockResolvedValue({ items: todo, next_cursor: null });
  const problem = { slug: 'here', difficulty: 'easy', own } as unknown as PracticeProblem;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <NextProblem problem={problem} who="u1" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return get;
}

const solved = { solved: { submits: 1, seconds: 60 } };
const next = () => screen.findByRole('link', { name: 'Next problem' });

it('a solved problem leads to one as hard that was not tried, and not to itself', async () => {
  show(solved, row('hard', 'hard'), row('here', 'easy'), row('easy', 'easy'));
  expect((await next()).getAttribute('href')).toBe('/codebrainv1/easy');
});

it('where none is as hard it leads to the first, a scenario at its own address', async () => {
  show(solved, row('flight', 'hard', 'multi_task'));
  expect((await next()).getAttribute('href')).toBe('/codebrainv1/multi_task/flight');
});

it('there is no next one before it is solved, nor when nothing is left', async () => {
  const get = show({ solved: null }, row('easy', 'easy'));
  expect(get).not.toHaveBeenCalled();
  const again = show(solved);
  await waitFor(() => expect(again).toHaveBeenCalled());
  expect(screen.queryByRole('link')).toBeNull();
});
