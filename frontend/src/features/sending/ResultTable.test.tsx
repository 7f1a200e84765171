import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ResultTable } from './ResultTable';
import type { ResultRow } from './rules';
import { text } from './text';

const row = (number: number, accommodation: number | null): ResultRow => ({
  number,
  email: `p${number}@x.example`,
  name: null,
  outcome: 'invited',
  until: null,
  problem: null,
  accommodation,
});

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

it('extra time is read in the row of each person who gets it', () => {
  render(<ResultTable rows={[row(1, 25), row(2, null)]} words={text.review.will} />);
  expect(heads()).toContain('Extra time');
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows[1]).toContain('25%');
  expect(rows[2]).not.toContain('%');
});

it('a list without extra time has no column for it', () => {
  render(<ResultTable rows={[row(1, null)]} words={text.review.will} />);
  expect(heads()).not.toContain('Extra time');
});
