import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { queryClient } from '@/api/cache/query-client';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { Inquiry } from '@/api/words';
import { text } from '@/features/onboarding/text';
import { TooltipProvider } from '@/ui/Tooltip';
import { CodeForm } from './CodeForm';

const inquiry = { state: 'inquiry_started', resend_after: null, tries_left: 5 } as Inquiry;
const words = text.code;
let post: MockInstance<typeof api.post>;

beforeEach(() => {
  post = vi.spyOn(api, 'post');
  vi.spyOn(api, 'get').mockResolvedValue(undefined);
});

const wrong = () =>
  new ApiError({ status: 400, code: 'otp_invalid', detail: 'The code is not valid.' });

function form(shown: Inquiry) {
  return (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <TooltipProvider>
          <CodeForm inquiry={shown} email="zoe@example.test" onChangeForm={() => undefined} />
        </TooltipProvider>
      </MemoryRouter>
    </QueryClientProvider>
  );
}

it('sends a wrong code once, whether by itself or with the button', async () => {
  post.mockRejectedValue(wrong());
  render(form(inquiry));
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(words.label), '123456');
  await screen.findByText('The code is not valid.');
  await user.click(screen.getByRole('button', { name: words.confirm }));
  expect(await screen.findByText(words.refused)).toBeDefined();
  expect(post).toHaveBeenCalledTimes(1);
  await user.type(screen.getByLabelText(words.label), '{Backspace}7');
  await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
});

it('tries the same code again with the button where nobody answered', async () => {
  post.mockRejectedValue(new ApiError({ status: 0, code: 'network', detail: '' }));
  render(form(inquiry));
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(words.label), '123456');
  await screen.findByText(words.failed);
  await user.click(screen.getByRole('button', { name: words.confirm }));
  await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
});

it('says how many tries are left once one was used', () => {
  const { rerender } = render(form(inquiry));
  expect(screen.queryByText(/tries are left/)).toBeNull();
  rerender(form({ ...inquiry, tries_left: 3 }));
  expect(screen.getByText('3 tries are left.')).toBeDefined();
  rerender(form({ ...inquiry, tries_left: 0 }));
  expect(screen.getByText('No tries are left. Send another code.')).toBeDefined();
});
