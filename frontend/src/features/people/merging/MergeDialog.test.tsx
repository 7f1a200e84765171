import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { AccountMergerPreview } from '@/api/words/admin';
import { TooltipProvider } from '@/ui/Tooltip';
import { MergeDialog } from './MergeDialog';

let get: MockInstance<typeof api.get>;
let post: MockInstance<typeof api.post>;

const preview = (change: Partial<AccountMergerPreview>): AccountMergerPreview => ({
  from: { id: '1', name: 'Ada', email: 'ada@example.com' },
  into: { id: '2', name: 'Ada', email: 'ada@work.example' },
  parts: [{ item: 'attempts', fate: 'moved', rows: 3 }],
  obstacles: [],
  digest: 'first',
  ...change,
});

const ada = { id: '1', display_name: 'Ada', email: 'ada@example.com' };
const other = { id: '2', display_name: 'Ada', email: 'ada@work.example' };
const reason = 'Both answered from one telephone.';

/** The previews that the server answers, one after the other; the last one again and again. */
function answer(...previews: AccountMergerPreview[]) {
  let at = 0;
  get.mockImplementation(() => Promise.resolve(previews[Math.min(at++, previews.length - 1)]));
}

beforeEach(() => {
  get = vi.spyOn(api, 'get');
  post = vi.spyOn(api, 'post');
});

const button = () => screen.getByRole('button', { name: 'Merge permanently' });
const address = () => screen.findByLabelText('E-mail of the account to keep');

async function put(user: ReturnType<typeof userEvent.setup>, field: HTMLElement, words: string) {
  await user.clear(field);
  await user.click(field);
  await user.paste(words);
}

function open() {
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <TooltipProvider>
        <MergeDialog person={ada} into={other} onClose={() => undefined} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

it('says everything that is against a merger of accounts, and sends none', async () => {
  answer(preview({ parts: [], obstacles: ['at_work', 'erasing'] }));
  const user = open();
  await screen.findByText(/has an attempt that is running/);
  screen.getByText(/is scheduled for erasure/);
  expect(screen.queryByLabelText('E-mail of the account to keep')).toBeNull();
  await user.click(button());
  expect(post).not.toHaveBeenCalled();
});

it('asks for the whole address and a long reason before anything is sent', async () => {
  answer(preview({}));
  const user = open();
  await put(user, await address(), 'ada@example.com');
  await put(user, screen.getByLabelText('Reason'), 'One person.');
  await user.click(button());
  await screen.findByText('The address doesn’t match.');
  screen.getByText('Use at least 20 characters.');
  expect(post).not.toHaveBeenCalled();
});

it('sends the merger that was shown, and shows it again where it has changed', async () => {
  answer(
    preview({}),
    preview({ digest: 'second', parts: [{ item: 'resumes', fate: 'moved', rows: 1 }] }),
  );
  const user = open();
  await put(user, await address(), 'Ada@Work.example');
  await put(user, screen.getByLabelText('Reason'), reason);
  const detail = 'The preview is out of date. Look at it again.';
  post.mockRejectedValueOnce(new ApiError({ status: 409, code: 'stale_version', detail }));
  await user.click(button());
  await screen.findByText(detail);
  await screen.findByText('Résumés');
  const sent = (digest: string) => [
    '/api/admin/candidates/{id}/merger',
    { path: { id: '1' }, body: { into: '2', email: 'Ada@Work.example', digest, reason } },
  ];
  expect(post.mock.calls[0]).toEqual(sent('first'));
  post.mockRejectedValueOnce(new ApiError({ status: 503, code: 'busy', detail: '' }));
  await user.click(button());
  await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
  expect(post.mock.calls[1]).toEqual(sent('second'));
});
