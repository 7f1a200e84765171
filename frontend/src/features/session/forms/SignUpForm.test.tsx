import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { queryClient } from '@/api/cache/query-client';
import { TooltipProvider } from '@/ui/Tooltip';
import * as actions from '@/features/session/actions';
import { SignUpForm } from './SignUpForm';

let signUp: MockInstance<typeof actions.signUp>;

beforeEach(() => {
  vi.spyOn(actions, 'warmUp').mockImplementation(() => undefined);
  signUp = vi.spyOn(actions, 'signUp');
});

function show() {
  render(
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <MemoryRouter>
          <SignUpForm kind="candidate" />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Your name'), ' Emeka Osei ');
  await user.type(screen.getByLabelText('E-mail'), 'emeka@example.com');
  await user.type(screen.getByLabelText('Password'), 'secret12');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
}

it('says what is missing, at the field, before anything is sent', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(screen.getByLabelText('Your name').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Enter your e-mail.')).toBeDefined();
  expect(screen.getByText('Use at least 6 characters.')).toBeDefined();
  expect(signUp).not.toHaveBeenCalled();
});

it('sends what was typed, once', async () => {
  const user = show();
  signUp.mockReturnValue(new Promise(() => undefined));
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(signUp).toHaveBeenCalledTimes(1);
  expect(signUp).toHaveBeenCalledWith({
    displayName: 'Emeka Osei',
    email: 'emeka@example.com',
    password: 'secret12',
    isCompany: false,
  });
});

it('shows the fixed sentence when the e-mail is in use, and keeps what was typed', async () => {
  const user = show();
  signUp.mockRejectedValue(Object.assign(new Error('used'), { code: 'auth/email-already-in-use' }));
  await fill(user);
  const field = screen.getByLabelText<HTMLInputElement>('E-mail');
  expect(
    await screen.findByText('This email already has an account. Please log in instead.'),
  ).toBeDefined();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.value).toBe('emeka@example.com');
});
