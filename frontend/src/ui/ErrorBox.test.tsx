import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorBox } from './ErrorBox';

const refused = (code: string) => Object.assign(new Error('refused'), { code });

it('leads to the page that confirms an address where the server asks for one', () => {
  render(<ErrorBox error={refused('email_unverified')}>Please confirm your address.</ErrorBox>);
  const link = screen.getByRole('link', { name: 'Confirm your e-mail address' });
  expect(link.getAttribute('href')).toMatch(/^\/confirm-email\?next=%2F/);
});

it('leads nowhere for any other failure', () => {
  render(<ErrorBox error={refused('role')}>This is for owners.</ErrorBox>);
  expect(screen.queryByRole('link')).toBeNull();
});
