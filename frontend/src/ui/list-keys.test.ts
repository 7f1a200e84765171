import { describe, expect, it } from 'vitest';
import { neighbour } from './list-keys';

describe('moving through a list', () => {
  const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  it.each([
    [null, 1, 'a'],
    ['a', 1, 'b'],
    ['c', 1, 'c'],
    ['a', -1, 'a'],
    ['c', -1, 'b'],
    ['gone', 1, 'a'],
  ] as const)('from %s by %s to %s', (chosen, step, next) => {
    expect(neighbour(rows, chosen, step)?.id).toBe(next);
  });

  it('goes nowhere in an empty one', () => {
    expect(neighbour<{ id: string }>([], null, 1)).toBeUndefined();
  });
});
