import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import RoleSelection from './RoleSelection';

/** Where the two cards lead, in order. */
function cards(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <RoleSelection />
    </MemoryRouter>,
  );
  return screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.closest('section')?.querySelector('a')?.getAttribute('href'));
}

it.each([
  ['/role-selection?tab=signup', ['/company-auth', '/candidate-auth']],
  ['/role-selection', ['/company-auth', '/candidate-auth']],
  ['/role-selection?tab=login', ['/login', '/login']],
  [
    '/role-selection?tab=signup&next=%2Freport%2F1',
    ['/company-auth?next=%2Freport%2F1', '/candidate-auth?next=%2Freport%2F1'],
  ],
])('%s leads to %s', (address, targets) => {
  expect(cards(address)).toEqual(targets);
});

it('tab=signup is the chosen tab', () => {
  cards('/role-selection?tab=signup');
  const tab = (name: string) => screen.getByRole('radio', { name });
  expect(tab('Sign Up').getAttribute('aria-checked')).toBe('true');
  expect(tab('Log In').getAttribute('aria-checked')).toBe('false');
});
