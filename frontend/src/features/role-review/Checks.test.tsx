import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Checks } from './Checks';

it('words each check by its result, what was found first', () => {
  render(
    <Checks
      checks={[
        { check: 'pay', passed: true, found: [] },
        { check: 'length', passed: false, found: [] },
        { check: 'duplicate', passed: false, found: ['Fitter'] },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Description is shortIt has fewer than 200 characters. ',
    'May be advertised twiceThe company has a role with this title: Fitter',
    'Pay is stated',
  ]);
});
