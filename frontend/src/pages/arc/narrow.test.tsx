import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import type { AnyApi } from '@/api/typed';
import type { Puzzle } from '@/api/words';
import { Player } from '@/features/grids/player/Player';
import * as session from '@/features/session/hooks';
import { TooltipProvider } from '@/ui/Tooltip';

const grid = [
  [0, 1],
  [2, 0],
];
const puzzle: Puzzle = {
  id: 'p1',
  name: 'Mirror',
  demonstrations: [{ input: grid, output: grid }],
  inputs: [grid],
  tries: 2,
  all_or_nothing: false,
  difficulty: null,
  licence: null,
};

/** A screen of this width. */
function screenOf(width: number) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: width >= Number(/\d+/.exec(query)?.[0]),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <MemoryRouter>
          <Player puzzle={puzzle} />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  vi.spyOn(session, 'useUser').mockReturnValue(null);
  vi.spyOn(session, 'useViewer').mockReturnValue({ status: 'ready', user: null } as never);
  vi.spyOn(api as unknown as AnyApi, 'get').mockReturnValue(new Promise(() => undefined));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const bar = () => within(screen.getByRole('group', { name: 'Tools and colours' }));

it('on a phone colours and tools are one bar, chosen by a tap, and nothing speaks of keys', async () => {
  screenOf(390);
  expect(screen.queryByRole('complementary', { name: 'Tools' })).toBeNull();
  expect(screen.queryByText(/Press 0 to 9/)).toBeNull();
  expect(screen.getAllByRole('radiogroup', { name: 'Colour' })).toHaveLength(1);
  await userEvent.click(bar().getByRole('radio', { name: '4, yellow' }));
  await userEvent.click(bar().getByRole('radio', { name: 'Fill area' }));
  expect(bar().getByRole('radio', { name: '4, yellow', checked: true })).toBeDefined();
  expect(bar().getByRole('radio', { name: 'Fill area', checked: true })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Log in to check' })).toBeDefined();
  expect(screen.getByText(/Your moves are saved/)).toBeDefined();
});

it('what is done to an area comes with the tool that selects one', async () => {
  screenOf(390);
  expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull();
  await userEvent.click(bar().getByRole('radio', { name: 'Select' }));
  const area = within(screen.getByRole('group', { name: 'Selection' }));
  expect(area.getByRole('button', { name: 'Flip top to bottom' })).toBeDefined();
});

it('the input of a phone is small until it is enlarged', async () => {
  screenOf(390);
  const input = screen.getByRole('heading', { level: 3, name: 'Input' });
  const small = () => input.parentElement?.parentElement?.className.includes('w-36');
  expect(small()).toBe(true);
  const enlarge = screen.getByRole('button', { name: 'Enlarge the input' });
  await userEvent.click(enlarge);
  expect(small()).toBe(false);
  expect(enlarge.getAttribute('aria-pressed')).toBe('true');
});

it('at a desk the tools are beside the drawing, each act on an area with its word', () => {
  screenOf(1440);
  const tools = within(screen.getByRole('complementary', { name: 'Tools' }));
  expect(tools.getByText(/Press 0 to 9/)).toBeDefined();
  expect(tools.getByRole('button', { name: 'Flip top to bottom' }).textContent).toMatch(/^Flip/);
  expect(screen.queryByRole('group', { name: 'Tools and colours' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Enlarge the input' })).toBeNull();
});
