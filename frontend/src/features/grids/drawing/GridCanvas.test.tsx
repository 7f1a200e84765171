import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Grid } from '@/features/grids/rules';
import { GridCanvas } from './GridCanvas';

const nothing = () => undefined;

function show(grid: Grid, given?: Grid) {
  render(
    <GridCanvas
      label="Output"
      grid={grid}
      cursor={[0, 0]}
      selection={null}
      digits={false}
      given={given}
      onPress={nothing}
      onDrag={nothing}
      onKey={nothing}
    />,
  );
}

const changed = () =>
  screen
    .getAllByRole('gridcell')
    .filter((cell) => cell.className.includes(' shadow-[inset'))
    .map((cell) => cell.getAttribute('aria-label'));

it('outlines the cells that differ from what was given, and says so', () => {
  show(
    [
      [1, 2, 0],
      [3, 4, 0],
    ],
    [[1, 5]],
  );
  expect(changed()).toEqual([
    'Row 1, column 2: 2, red, changed',
    'Row 1, column 3: 0, black, changed',
    'Row 2, column 1: 3, green, changed',
    'Row 2, column 2: 4, yellow, changed',
    'Row 2, column 3: 0, black, changed',
  ]);
});

it('outlines nothing without something to compare with, nor where all is the same', () => {
  show([[1, 2]]);
  show([[1, 2]], [[1, 2]]);
  expect(changed()).toEqual([]);
});
