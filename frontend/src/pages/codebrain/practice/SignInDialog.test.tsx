import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';

import { SignInDialog } from '@/features/practice/work/SignInDialog';

it('leads those without an account to one, and back here', () => {
  render(
    <MemoryRouter>
      <SignInDialog here="/codebrainv1/warmup" open onOpenChange={() => undefined} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('button', { name: 'Log in' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe(
    '/candidate-auth?next=%2Fcodebrainv1%2Fwarmup',
  );
});
