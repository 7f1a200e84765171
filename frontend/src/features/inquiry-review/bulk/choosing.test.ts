import { expect, it } from 'vitest';
import { isChoosing, nobody, stretch, toggle, type Choice } from './choosing';

const order = ['a', 'b', 'c', 'd', 'e'];
const chosen = (choice: Choice) => [...choice.ids].toSorted();

it.each([
  ['in_review', true],
  ['stale', true],
  ['new', true],
  ['activation_sent', false],
  ['closed', false],
] as const)('several are chosen in the column %s: %s', (column, is) => {
  expect(isChoosing(column)).toBe(is);
});

it('chooses a row, and takes it back', () => {
  const one = toggle(nobody, 'b');
  expect(chosen(one)).toEqual(['b']);
  expect(chosen(toggle(one, 'b'))).toEqual([]);
});

it('chooses every row from the last one to this one, in both directions', () => {
  expect(chosen(stretch(toggle(nobody, 'b'), order, 'd'))).toEqual(['b', 'c', 'd']);
  expect(chosen(stretch(toggle(nobody, 'd'), order, 'a'))).toEqual(['a', 'b', 'c', 'd']);
});

it('takes every row back from one that was taken back', () => {
  const all = stretch(toggle(nobody, 'a'), order, 'e');
  expect(chosen(stretch(toggle(all, 'b'), order, 'd'))).toEqual(['a', 'e']);
});

it('chooses one row where the last one is no longer listed', () => {
  expect(chosen(stretch(toggle(nobody, 'x'), order, 'd'))).toEqual(['d', 'x']);
  expect(chosen(stretch(nobody, order, 'c'))).toEqual(['c']);
});
