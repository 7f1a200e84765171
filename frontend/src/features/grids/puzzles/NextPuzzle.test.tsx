import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import type { AnyApi } from '@/api/typed';
import { NextPuzzle } from './NextPuzzle';

function show(begun: readonly string[]) {
  const items = ['a', 'b', 'c'].map((id) => ({ id, name: `Puzzle ${id}` }));
  const any = api as unknown as AnyApi;
  vi.spyOn(any, 'get').mockResolvedValue({ items, next_cursor: null });
  const standings = Object.fromEntries(begun.map((id) => [id, { is_begun: true }]));
  const post = vi.spyOn(any, 'post').mockResolvedValue(standings);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <NextPuzzle after="b" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return post;
}

const next = async () =>
  (await screen.findByRole('link', { name: 'Next puzzle' })).getAttribute('href');

it('leads to the next puzzle of the list', async () => {
  show(['b']);
  expect(await next()).toBe('/codebrainv1/arc/c');
});

it('passes over what was begun, and goes on at the beginning of the list', async () => {
  show(['b', 'c']);
  expect(await next()).toBe('/codebrainv1/arc/a');
});

it('is not there where every puzzle was begun', async () => {
  const post = show(['a', 'b', 'c']);
  await waitFor(() => expect(post).toHaveBeenCalled());
  expect(screen.queryByRole('link')).toBeNull();
});
