import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { Profile } from '@/api/words';
import { text } from '@/features/account/text';
import { TooltipProvider } from '@/ui/Tooltip';
import { ProfileForm } from './ProfileForm';

const profile: Profile = {
  display_name: 'Mei Tanaka',
  phone: null,
  headline: null,
  education: null,
  skills: [],
  available_from: null,
  email: 'mei@assay.example',
  kind: 'candidate',
  profile_completed: false,
  version: 1,
};

let put: MockInstance<typeof api.put>;
let get: MockInstance<typeof api.get>;
beforeEach(() => {
  put = vi.spyOn(api, 'put');
  get = vi.spyOn(api, 'get');
});

const refusal = (code: string, fields: ApiError['fields'] = []) =>
  new ApiError({ status: fields.length > 0 ? 400 : 409, code, detail: '', fields });

function show(shown: Profile = profile) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <ProfileForm profile={shown} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const headline = () => screen.getByLabelText<HTMLInputElement>(/^Headline/);
const save = () => screen.getByRole('button', { name: /^Save profile/ });

it('sends what was typed with the version that was read', async () => {
  put.mockResolvedValue({ ...profile, headline: 'Engineer', skills: ['Rust'], version: 2 });
  const user = show();
  await user.type(headline(), 'Engineer');
  await user.type(screen.getByLabelText(/^Skills/), 'Rust{Enter}');
  await user.click(save());
  await waitFor(() => expect(put).toHaveBeenCalledOnce());
  expect(put.mock.calls[0]?.[1]?.body).toMatchObject({
    display_name: 'Mei Tanaka',
    headline: 'Engineer',
    skills: ['Rust'],
    version: 1,
  });
});

it('keeps the text when another window saved in the meantime, and saves over it when asked', async () => {
  put.mockRejectedValueOnce(refusal('stale_version'));
  get.mockResolvedValue({ ...profile, phone: '12', version: 7 });
  const user = show();
  await user.type(headline(), 'Mine');
  await user.click(save());
  await screen.findByText('It differs in: Phone, Headline.');
  expect(headline().value).toBe('Mine');

  put.mockResolvedValueOnce({ ...profile, headline: 'Mine', version: 8 });
  await user.click(screen.getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(screen.queryByText(/saved from another window/)).toBeNull());
  expect(put.mock.calls[1]?.[1]?.body).toMatchObject({ headline: 'Mine', version: 7 });
});

it('takes the other version when asked', async () => {
  put.mockRejectedValueOnce(refusal('stale_version'));
  get.mockResolvedValue({ ...profile, headline: 'Theirs', version: 7 });
  const user = show();
  await user.type(headline(), 'Mine');
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Use the other version' }));
  expect(headline().value).toBe('Theirs');
  expect(screen.queryByText(/saved from another window/)).toBeNull();
});

it('shows at its field what the server refused, and keeps the text', async () => {
  const detail = 'A phone number has at most 40 characters.';
  put.mockRejectedValueOnce(refusal('validation_failed', [{ field: 'phone', code: '', detail }]));
  const user = show();
  await user.type(screen.getByLabelText(/^Phone/), 'x');
  await user.click(save());
  await screen.findByText(detail);
  expect(screen.getByLabelText<HTMLInputElement>(/^Phone/).value).toBe('x');
});

it('sends nothing without a name', async () => {
  const user = show();
  await user.clear(screen.getByLabelText('Name'));
  await user.click(save());
  await screen.findByText('Enter your name.');
  expect(put).not.toHaveBeenCalled();
});

it('asks a company for no headline and says why it wants a number', () => {
  show({ ...profile, kind: 'company' });
  expect(screen.queryByLabelText(/^Headline/)).toBeNull();
  expect(screen.getByText(/Nobody else can see this number/)).toBeDefined();
});

it('saves what is there where that is all that is missing', async () => {
  const there: Profile = { ...profile, kind: 'company', phone: '+44 20 7946 0018' };
  put.mockResolvedValue({ ...there, profile_completed: true, version: 2 });
  const user = show(there);
  expect(screen.getByText(text.profile.confirm)).toBeDefined();
  await user.click(save());
  expect(put.mock.calls[0]?.[1]?.body).toMatchObject({ phone: '+44 20 7946 0018', version: 1 });
  await screen.findByText(text.profile.done);
  expect(save().getAttribute('aria-disabled') ?? save().hasAttribute('disabled')).toBeTruthy();
});

it('moves to the first field that is wrong', async () => {
  const user = show();
  await user.clear(screen.getByLabelText(text.profile.fields.display_name));
  await user.click(save());
  expect(document.activeElement).toBe(screen.getByLabelText(text.profile.fields.display_name));
});
