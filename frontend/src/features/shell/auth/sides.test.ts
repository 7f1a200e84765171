import { expect, it } from 'vitest';
import { sideOf } from './sides';

it.each([
  ['/login', 'How Assay works'],
  ['/candidate-auth', 'After you sign up'],
  ['/candidate-auth/emeka-osei', 'After you sign up'],
  ['/candidate-auth/step/2', 'After you sign up'],
  ['/company-auth', 'Three steps to your first assessment'],
  ['/company-signup/emeka-osei', 'Three steps to your first assessment'],
  ['/partner-auth', 'How it works'],
  ['/stop-invitations/abc', undefined],
  ['/stop-partner-invitations/abc', undefined],
  ['/unsubscribe', undefined],
  ['/reset-password', undefined],
])('beside the form at %s stands: %s', (pathname, title) => {
  expect(sideOf(pathname)?.title).toBe(title);
});
