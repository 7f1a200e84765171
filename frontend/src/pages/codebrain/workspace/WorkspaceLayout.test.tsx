import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';

import { TooltipProvider } from '@/ui/Tooltip';

import { WorkspaceLayout } from './WorkspaceLayout';

/** Shows the workspace in a window of this size. */
function show(width: number, height: number) {
  const rem = 16;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const holds = [...query.matchAll(/\((min|max)-(width|height): ([\d.]+)(rem|px)\)/g)].every(
      ([, end, side, size, unit]) => {
        const limit = Number(size) * (unit === 'rem' ? rem : 1);
        const here = side === 'width' ? width : height;
        return end === 'min' ? here >= limit : here <= limit;
      },
    );
    const nothing = () => undefined;
    return { matches: holds, addEventListener: nothing, removeEventListener: nothing } as never;
  });
  render(
    <TooltipProvider>
      <MemoryRouter>
        <WorkspaceLayout
          problem={<p>The statement</p>}
          code={<p>The code</p>}
          tests={() => <p>The tests</p>}
          send={<button type="button">Run samples</button>}
        />
      </MemoryRouter>
    </TooltipProvider>,
  );
}

const sendIsInRow = () =>
  screen
    .getByRole('group', { name: 'Parts of the workspace' })
    .parentElement?.contains(screen.getByRole('button', { name: 'Run samples' }));

afterEach(() => {
  vi.restoreAllMocks();
});

it('a desk at 200 % has one row for the parts and for sending, and no note', () => {
  show(720, 450);
  expect(sendIsInRow()).toBe(true);
  expect(screen.queryByText(/A keyboard and a larger screen help/)).toBeNull();
});

it('a phone has the note, and sends below the parts', () => {
  show(390, 844);
  expect(sendIsInRow()).toBe(false);
  expect(screen.getByText(/A keyboard and a larger screen help/)).toBeDefined();
});
