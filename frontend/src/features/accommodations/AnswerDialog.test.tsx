import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';

import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { Accommodation } from '@/api/words';
import { TooltipProvider } from '@/ui/Tooltip';

import { AnswerDialog } from './AnswerDialog';

const request = {
  id: 'r1',
  version: 3,
  state: 'asked',
  standing: 'open',
  email: 'ines@example.com',
  name: null,
  percent: 50,
  base_percent: 0,
  granted_percent: null,
} as Accommodation;

let post: MockInstance<typeof api.post>;
const onDone = vi.fn();
const onClose = vi.fn();

beforeEach(() => {
  post = vi.spyOn(api, 'post');
  onDone.mockClear();
  onClose.mockClear();
});

function show(answer: 'grant' | 'decline') {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <AnswerDialog request={request} answer={answer} onDone={onDone} onClose={onClose} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

it('grants what was asked for unless another percentage is typed', async () => {
  post.mockResolvedValue({ state: 'granted', version: 4, granted_percent: 50 } as never);
  const user = show('grant');
  await user.click(screen.getByRole('button', { name: 'Grant' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const body = { version: 3, answer: 'grant', percent: 50 };
  expect(post).toHaveBeenCalledWith(
    '/api/accommodations/{id}/answer',
    expect.objectContaining({ path: { id: 'r1' }, body }),
  );
});

it('declines nothing without a reason, and keeps the reason where it failed', async () => {
  post.mockRejectedValue(new ApiError({ status: 409, code: 'already_started', detail: '' }));
  const user = show('decline');
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  await screen.findByText('Give a reason.');
  expect(post).not.toHaveBeenCalled();
  await user.click(screen.getByLabelText(/Reason/));
  await user.paste('The room closes at five.');
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  await screen.findByText(/has already started/);
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Reason/).value).toBe(
    'The room closes at five.',
  );
  expect(onClose).not.toHaveBeenCalled();
});
