import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import type { AnyApi } from '@/api/typed';
import type { Puzzle } from '@/api/words';
import { Player } from '@/features/grids/player/Player';
import * as session from '@/features/session/hooks';
import { TooltipProvider } from '@/ui/Tooltip';

const grid = [[0, 1]];
const puzzle: Puzzle = {
  id: 'p1',
  name: 'Mirror',
  demonstrations: [{ input: grid, output: grid }],
  inputs: [grid, grid],
  tries: 2,
  all_or_nothing: false,
  difficulty: null,
  licence: null,
};

beforeEach(() => {
  vi.spyOn(session, 'useUser').mockReturnValue(null);
  vi.spyOn(session, 'useViewer').mockReturnValue({ status: 'ready', user: null } as never);
  vi.spyOn(api as unknown as AnyApi, 'get').mockReturnValue(new Promise(() => undefined));
});

const focused = () => document.activeElement?.textContent;

it('the focus begins at the heading, and goes to the test that is chosen', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <MemoryRouter>
          <Player puzzle={puzzle} />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  expect(focused()).toBe('Mirror');
  await userEvent.click(screen.getByRole('radio', { name: 'Test 2' }));
  await waitFor(() => expect(focused()).toBe('Test 2'));
  expect(screen.getByRole('radio', { name: 'Test 2' }).getAttribute('data-state')).toBe('on');
});
