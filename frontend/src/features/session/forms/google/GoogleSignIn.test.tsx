import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import * as actions from '@/features/session/actions';
import { useAuthForm } from '@/features/session/forms/forms';
import { FormError, GoogleSignIn } from './GoogleSignIn';

function Form() {
  const form = useAuthForm();
  return (
    <>
      <GoogleSignIn kind="any" form={form} />
      <FormError form={form} />
    </>
  );
}

const press = () => userEvent.click(screen.getByRole('button', { name: /Google/ }));
const fails = (code: string) =>
  vi
    .spyOn(actions, 'continueWithGoogle')
    .mockRejectedValue(Object.assign(new Error('x'), { code }));

it.each([
  ['auth/popup-closed-by-user', 'You closed Google’s window before signing in.'],
  ['auth/cancelled-popup-request', 'Another Google window was opened instead.'],
])('%s is said beside the button, and is no alert', async (code, words) => {
  fails(code);
  render(<Form />);
  await press();
  expect(screen.getByRole('status').textContent).toContain(words);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('any other failure is an alert', async () => {
  fails('auth/unauthorized-domain');
  render(<Form />);
  await press();
  expect(screen.getByRole('alert').textContent).toContain('not set up for this address');
  expect(screen.getByRole('status').textContent).toBe('');
});
