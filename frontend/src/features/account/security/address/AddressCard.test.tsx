import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import * as session from '@/features/session/actions';
import { TooltipProvider } from '@/ui/Tooltip';
import { AddressCard } from './AddressCard';

const MINE = 'mei@assay.example';
const NEW = 'mei.lin@assay.example';
const person = { email: MINE, is_admin: false, is_billing_staff: false };

let post: MockInstance<typeof api.post>;
let logOut: MockInstance<typeof session.logOut>;

beforeEach(() => {
  post = vi.spyOn(api, 'post');
  logOut = vi.spyOn(session, 'logOut').mockResolvedValue(true);
});

async function show(ways: ('password' | 'google.com')[] = ['password'], user = person) {
  vi.spyOn(session, 'signInFacts').mockResolvedValue({
    at: '2026-11-20T12:00:00Z',
    method: 'password',
    ways,
    createdAt: null,
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <AddressCard user={user} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  await screen.findByText('E-mail address');
  return userEvent.setup();
}

/** Puts the words in at once: typing them letter by letter takes seconds on a busy machine. */
async function put(user: ReturnType<typeof userEvent.setup>, label: string, words: string) {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(words);
}

const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

/** Has both codes sent, and types them. */
async function typeCodes(user: ReturnType<typeof userEvent.setup>) {
  post.mockResolvedValueOnce({});
  await put(user, 'New e-mail address', ` ${NEW} `);
  await press(user, 'Send the codes');
  await put(user, `Code sent to ${MINE}`, '123456');
  await put(user, `Code sent to ${NEW}`, ' 654321 ');
}

it('sends no code before there is another whole address', async () => {
  const user = await show();
  await put(user, 'New e-mail address', 'mei');
  await press(user, 'Send the codes');
  await screen.findByText('Enter one address, like name@example.com.');
  await put(user, 'New e-mail address', MINE.toUpperCase());
  await press(user, 'Send the codes');
  await screen.findByText('This is already the address of your account.');
  expect(post).not.toHaveBeenCalled();
});

it('changes the address with both codes, and then leads to the login', async () => {
  const user = await show();
  await typeCodes(user);
  expect(post).toHaveBeenCalledExactlyOnceWith('/api/users/address-change', {
    body: { email: NEW },
  });
  post.mockResolvedValueOnce({ state: 'done' });
  await press(user, 'Change the address');
  await screen.findByText(`Your account’s address is now ${NEW}.`);
  expect(post).toHaveBeenLastCalledWith('/api/users/address-change/confirm', {
    body: { present_code: '123456', new_code: '654321' },
  });
  await press(user, 'Log in');
  expect(logOut).toHaveBeenCalledExactlyOnceWith('keep');
});

it('keeps both codes and says so where one is wrong, and asks for both', async () => {
  const user = await show();
  await typeCodes(user);
  await put(user, `Code sent to ${MINE}`, '12345');
  await press(user, 'Change the address');
  await screen.findByText('Enter the six digits.');
  expect(post).toHaveBeenCalledOnce();
  await put(user, `Code sent to ${MINE}`, '123450');
  post.mockRejectedValueOnce(new ApiError({ status: 400, code: 'otp_invalid', detail: '' }));
  await press(user, 'Change the address');
  await screen.findByText(/^One of the two codes is wrong/u);
  expect(screen.getByLabelText(`Code sent to ${MINE}`)).toHaveProperty('value', '123450');
});

it('says that the change waits where the sign-in service does not answer', async () => {
  const user = await show();
  await typeCodes(user);
  post.mockResolvedValueOnce({ state: 'waiting' });
  await press(user, 'Change the address');
  await screen.findByText('The change is waiting for the sign-in service.');
  expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
});

it('goes back to another address', async () => {
  const user = await show();
  await typeCodes(user);
  await press(user, 'Use another address');
  await screen.findByLabelText('New e-mail address');
});

it('asks for the password where the sign-in is old, and then sends the codes', async () => {
  const password = vi.spyOn(session, 'confirmWithPassword').mockResolvedValue(undefined);
  const user = await show();
  post.mockRejectedValueOnce(
    new ApiError({ status: 403, code: 'recent_sign_in_required', detail: '' }),
  );
  await put(user, 'New e-mail address', NEW);
  await press(user, 'Send the codes');
  await put(user, 'Password', 'secret12');
  post.mockResolvedValueOnce({});
  await press(user, 'Continue');
  await screen.findByLabelText(`Code sent to ${NEW}`);
  expect(password).toHaveBeenCalledWith('secret12');
});

it('shows a sentence instead of the form to those whose address is kept elsewhere', async () => {
  await show(['google.com']);
  await screen.findByText(/^You log in with Google/u);
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
});

it('shows a sentence instead of the form to the admin and to billing staff', async () => {
  await show(['password'], { ...person, is_billing_staff: true });
  expect(screen.getByText(/is set by the operator/u)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
