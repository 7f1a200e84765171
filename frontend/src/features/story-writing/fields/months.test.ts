import { expect, it } from 'vitest';
import { monthOptions, NOT_SAID } from './months';

const now = new Date(2026, 0, 15);

it('a round’s months go back four years from now, with their names', () => {
  const options = monthOptions(now, null);
  expect(options).toHaveLength(49);
  expect(options.slice(0, 3)).toEqual([
    { value: NOT_SAID, label: 'Not specified' },
    { value: '2026-01', label: 'January 2026' },
    { value: '2025-12', label: 'December 2025' },
  ]);
});

it('an older month that a story has is still offered', () => {
  expect(monthOptions(now, '2019-05').at(-1)).toEqual({ value: '2019-05', label: 'May 2019' });
});
