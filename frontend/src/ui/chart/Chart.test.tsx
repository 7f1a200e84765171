import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Chart } from './Chart';

const format = (value: number) => value.toLocaleString('en');
const bars = [
  { label: 'September', value: 1200, part: 1 },
  { label: 'October', value: 34, part: 2 },
];

const chart = (
  <Chart
    title="Companies"
    summary="1,234 companies began."
    bars={bars}
    format={format}
    heads={{ label: 'Month', value: 'Began', part: 'Still pay' }}
    total
  />
);

test('a picture is named by its title and its summary', async () => {
  render(chart);
  const picture = await screen.findByRole('img', { name: 'Companies 1,234 companies began.' });
  expect(picture.tagName).toBe('svg');
  expect(screen.queryByRole('table')).toBeNull();
});

test('the table says every value and what they come to, and the keyboard opens it', async () => {
  const user = userEvent.setup();
  render(chart);
  const toggle = screen.getByRole('radio', { name: 'Table' });
  screen.getByRole('radio', { name: 'Chart' }).focus();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(toggle.getAttribute('aria-checked')).toBe('true');
  const rows = within(screen.getByRole('table', { name: 'Companies' })).getAllByRole('row');
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole(row === rows[0] ? 'columnheader' : 'cell')
      .map((cell) => cell.textContent),
  );
  expect(cells).toEqual([
    ['Month', 'Began', 'Still pay'],
    ['September', '1,200', '1'],
    ['October', '34', '2'],
    ['Total', '1,234', '3'],
  ]);
  expect(screen.queryByRole('img')).toBeNull();
});
