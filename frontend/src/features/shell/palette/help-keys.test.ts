import { expect, it } from 'vitest';
import { helpFor } from './help-keys';

const keysAt = (pathname: string) =>
  helpFor(pathname).flatMap(({ keys }) => keys.map(([key]) => key));

it.each([
  ['/dashboard', ['Ctrl K', '?', 'Esc']],
  ['/view-interviews', ['/', 'J', 'K', 'Ctrl K', '?', 'Esc']],
  ['/admin-dashboard/interviews', ['J', 'K', 'P', 'C', 'R', 'X', 'E', 'Ctrl K', '?', 'Esc']],
  ['/admin-dashboard/onboard-companies', ['J', 'K', 'A', 'Q', 'R', 'Ctrl K', '?', 'Esc']],
])('the keys of %s are %o', (pathname, keys) => {
  expect(keysAt(pathname)).toEqual(keys);
});
