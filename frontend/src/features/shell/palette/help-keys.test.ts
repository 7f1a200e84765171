import { expect, it } from 'vitest';
import { helpFor } from './help-keys';

const keysAt = (pathname: string) =>
  helpFor(pathname).flatMap(({ keys }) => keys.map(([key]) => key));

it.each([
  ['/dashboard', ['Ctrl K', '?', 'Esc']],
  ['/view-interviews', ['/', 'J', 'K', 'Ctrl K', '?', 'Esc']],
  ['/admin-dashboard/interviews', ['J', 'K', 'P', 'C', 'R', 'X', 'E', 'Ctrl K', '?', 'Esc']],
  ['/admin-dashboard/onboard-companies', ['J', 'K', 'X', 'A', 'Q', 'R', 'N', 'Ctrl K', '?', 'Esc']],
  ['/admin-dashboard/manage-companies', ['/', 'J', 'K', 'Enter', 'S', 'G', 'Ctrl K', '?', 'Esc']],
  ['/admin-dashboard/paying-companies', ['J', 'K', 'Enter', 'Ctrl K', '?', 'Esc']],
  [
    '/admin-dashboard/preview-applicants',
    ['J', 'K', 'Enter', 'R', 'E', 'B', 'U', 'Ctrl K', '?', 'Esc'],
  ],
  ['/admin-dashboard/presence', ['/', 'J', 'K', 'Enter', 'Ctrl K', '?', 'Esc']],
  ['/admin-dashboard/unpublished-roles', ['J', 'K', 'A', 'P', 'C', 'R', 'Ctrl K', '?', 'Esc']],
  ['/admin-dashboard/manage-interns', ['/', 'J', 'K', 'L', 'Ctrl K', '?', 'Esc']],
  ['/admin-dashboard/support-chat', ['J', 'K', 'E', 'S', 'Ctrl K', '?', 'Esc']],
  ['/report/r1', ['A', 'H', 'D', 'J', 'K', 'Ctrl K', '?', 'Esc']],
])('the keys of %s are %o', (pathname, keys) => {
  expect(keysAt(pathname)).toEqual(keys);
});
