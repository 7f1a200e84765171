import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';

import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import { TooltipProvider } from '@/ui/Tooltip';

import { MoreTimeDialog } from './MoreTimeDialog';
import { minutesOf } from './rules';

let create: MockInstance<typeof api.create>;
const onDone = vi.fn();
const onClose = vi.fn();

beforeEach(() => {
  create = vi.spyOn(api, 'create');
  onDone.mockClear();
  onClose.mockClear();
});

function show() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <MoreTimeDialog attemptId="a1" who="Ada" onDone={onDone} onClose={onClose} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const submit = () => screen.getByRole('button', { name: 'Give time' });

it.each([
  ['5', 5],
  [' 120 ', 120],
  ['4', null],
  ['121', null],
  ['7.5', null],
  ['', null],
])('“%s” are %s minutes', (typed, minutes) => {
  expect(minutesOf(typed)).toBe(minutes);
});

it('gives nothing without a reason, and with one what was typed', async () => {
  create.mockResolvedValue({ ends_at: '2027-01-04T12:30:00Z' });
  const user = show();
  await user.click(submit());
  await screen.findByText('Give a reason.');
  expect(create).not.toHaveBeenCalled();
  await user.click(screen.getByLabelText(/Reason/));
  await user.paste('A screen reader.');
  await user.click(submit());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(create).toHaveBeenCalledWith(
    '/api/attempts/{id}/time',
    expect.objectContaining({
      path: { id: 'a1' },
      body: { minutes: 30, reason: 'A screen reader.' },
    }),
  );
  expect(onDone).toHaveBeenCalledOnce();
});

it('says so where the attempt is over', async () => {
  create.mockRejectedValue(new ApiError({ status: 409, code: 'not_now', detail: '' }));
  const user = show();
  await user.click(screen.getByLabelText(/Reason/));
  await user.paste('A screen reader.');
  await user.click(submit());
  await screen.findByText('The attempt is over. No time was given.');
  expect(onClose).not.toHaveBeenCalled();
});
