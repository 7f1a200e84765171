import { expect, it } from 'vitest';
import { hashOf, pairHash, pairIn, sharedIn } from './shared';

const pair = {
  input: [
    [1, 1],
    [0, 2],
  ],
  output: [[3]],
};

it('an address hands both grids over, whichever page it is of', () => {
  expect(pairIn(pairHash(pair))).toEqual(pair);
  expect(pairIn(hashOf({ ...pair, side: 'output', format: 'csv' }))).toEqual(pair);
  expect(sharedIn(pairHash(pair))).toMatchObject(pair);
});

it('an address without two grids, or that is too long, hands none over', () => {
  for (const hash of ['', '#', '#i=1x1.0', '#i=1x1.0&o=1x2.0', '#o=1x1.0&i=x', '#top'])
    expect(pairIn(hash), hash).toBeNull();
  expect(pairIn(`${pairHash(pair)}&x=${'x'.repeat(5000)}`)).toBeNull();
});
