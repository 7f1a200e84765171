import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { queryClient } from '@/api/cache/query-client';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { OwnIntegrityCase } from '@/api/words/integrity';
import { text } from '@/features/integrity/text';
import { TooltipProvider } from '@/ui/Tooltip';
import { WriteForm } from './WriteForm';

const words = text.own;
const until = '2026-11-28T12:00:00Z';
const of = { id: 'c1', version: 2, draft: 'I dic' } as OwnIntegrityCase;

let post: MockInstance<typeof api.post>;
let put: MockInstance<typeof api.put>;

beforeEach(() => {
  post = vi.spyOn(api, 'post');
  put = vi.spyOn(api, 'put').mockResolvedValue({});
});

function show() {
  render(
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <WriteForm kind="answer" of={of} until={until} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), field: screen.getByLabelText(words.label.answer) };
}

it('goes on with what was saved and saves what is typed', async () => {
  const { user, field } = show();
  await user.type(field, 'tate');
  const call = { path: { id: 'c1' }, body: { text: 'I dictate' } };
  const saved = () =>
    expect(put).toHaveBeenCalledWith('/api/users/integrity-cases/{id}/draft', call);
  await waitFor(saved, { timeout: 5_000 });
});

it('sends nothing that is empty, and keeps what was written where it failed', async () => {
  post.mockRejectedValue(new ApiError({ status: 409, code: 'too_late', detail: '' }));
  const { user, field } = show();
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: words.submit.answer }));
  expect(screen.getByText(words.missing)).toBeDefined();
  expect(post).not.toHaveBeenCalled();
  await user.type(field, 'I dictate.');
  await user.click(screen.getByRole('button', { name: words.submit.answer }));
  await waitFor(() => expect(post).toHaveBeenCalledOnce());
  await screen.findByText(words.failed);
  expect((field as HTMLTextAreaElement).value).toBe('I dictate.');
});
