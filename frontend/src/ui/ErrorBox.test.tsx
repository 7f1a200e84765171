import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorBox } from './ErrorBox';

const refused = (code: string) => Object.assign(new Error('refused'), { code });

it('leads to the page that confirms an address where the server asks for one', () => {
  render(<ErrorBox error={refused('email_unverified')}>Please confirm your address.</ErrorBox>);
  const link = screen.getByRole('link', { name: 'Confirm your e-mail address' });
  expect(link.getAttribute('href')).toMatch(/^\/confirm-email\?next=%2F/);
});

it('leads to what the help says of the code, in a tab of its own', () => {
  render(<ErrorBox error={refused('role')}>This is for owners.</ErrorBox>);
  const link = screen.getByRole('link', { name: 'About this error (opens in a new tab)' });
  expect(link.getAttribute('href')).toBe('/help/errors#role');
  expect(link.getAttribute('target')).toBe('_blank');
});

it('leads nowhere without a code, where the cure is beside it, and in an attempt', () => {
  render(<ErrorBox error={new Error('unknown')}>It failed.</ErrorBox>);
  render(<ErrorBox error={refused('network')}>No connection.</ErrorBox>);
  history.pushState(null, '', '/codebrainv2/ABCDE23456');
  render(<ErrorBox error={refused('role')}>This is for owners.</ErrorBox>);
  history.pushState(null, '', '/');
  expect(screen.getAllByRole('alert')).toHaveLength(3);
  expect(screen.queryByRole('link')).toBeNull();
});
