import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';

import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import { TooltipProvider } from '@/ui/Tooltip';
import { write } from '@/platform/storage';
import { emptyInquiry } from './inquiry-rules';
import { InquiryForm } from './InquiryForm';

let create: MockInstance<typeof api.create>;
beforeEach(() => {
  sessionStorage.clear();
  create = vi.spyOn(api, 'create');
  const filled = { companyName: 'Pellworth', companyType: 'Start-up', phone: '+44 20 7946 0018' };
  write('inquiryDraft', JSON.stringify({ ...emptyInquiry, ...filled }));
});

function open(displayName: string) {
  const onSent = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <InquiryForm displayName={displayName} inquiry={null} onSent={onSent} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return onSent;
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the inquiry' }));

it('does not ask again for a name that the account has whole, and sends it', async () => {
  create.mockResolvedValue({ inquiry: { state: 'inquiry_started' } } as never);
  const onSent = open('Lena Marsh');
  expect(screen.queryByLabelText('First name')).toBeNull();
  await send();
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  const [, sent] = create.mock.calls[0] ?? [];
  expect(sent).toMatchObject({ body: { firstName: 'Lena', lastName: 'Marsh' } });
});

it('asks for the name where the account has a part of it only', async () => {
  open('Lena');
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Lena');
  await send();
  expect(await screen.findByText('Enter your last name.')).toBeDefined();
  expect(create).not.toHaveBeenCalled();
});

it('shows the name where the server refuses it', async () => {
  const fields = [{ field: 'lastName', code: 'invalid', detail: 'This is no name.' }];
  create.mockRejectedValue(
    new ApiError({ status: 422, code: 'validation_failed', detail: '', fields }),
  );
  open('Lena Marsh');
  await send();
  expect(await screen.findByText('This is no name.')).toBeDefined();
  expect(screen.getByLabelText('Last name')).toBeDefined();
});

it('marks a field no longer once it is corrected, and keeps the marks of the others', async () => {
  const filled = { companyName: '', companyType: 'Start-up', phone: '' };
  write('inquiryDraft', JSON.stringify({ ...emptyInquiry, ...filled }));
  open('Lena Marsh');
  await send();
  const [name, phone] = [screen.getByLabelText('Company'), screen.getByLabelText('Phone')];
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(phone.getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(name, 'P');
  expect(name.getAttribute('aria-invalid')).toBeNull();
  expect(phone.getAttribute('aria-invalid')).toBe('true');
});
