import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { MergerPreview } from '@/api/words/admin';
import { TooltipProvider } from '@/ui/Tooltip';
import { MergeDialog } from './MergeDialog';

let get: MockInstance<typeof api.get>;
let post: MockInstance<typeof api.post>;

const preview = (change: Partial<MergerPreview>): MergerPreview => ({
  from: { id: '1', name: 'Twice Ltd', state: 'approved' },
  into: { id: '2', name: 'Once Ltd', state: 'approved' },
  parts: [{ item: 'company_members', fate: 'moved', rows: 3 }],
  obstacles: [],
  digest: 'first',
  ...change,
});

const found = {
  items: [
    {
      id: '2',
      name: 'Once Ltd',
      domain: null,
      state: 'approved',
      flags: [],
      members: 1,
      live_roles: 0,
      last_visit: null,
      created_at: '2026-11-26T00:00:00Z',
    },
  ],
  next_cursor: null,
};

/** The previews that the server answers, one after the other; the last one again and again. */
function answer(...previews: MergerPreview[]) {
  let at = 0;
  const next = () => previews[Math.min(at++, previews.length - 1)];
  get.mockImplementation((path: string) =>
    Promise.resolve(path.endsWith('/merger') ? next() : found),
  );
}

beforeEach(() => {
  get = vi.spyOn(api, 'get');
  post = vi.spyOn(api, 'post');
});

const button = () => screen.getByRole('button', { name: 'Merge permanently' });
const name = () => screen.findByLabelText('Name of the company that is merged');

/** Puts the words in at once: typing them letter by letter takes seconds on a busy machine. */
async function put(user: ReturnType<typeof userEvent.setup>, field: HTMLElement, words: string) {
  await user.clear(field);
  await user.click(field);
  await user.paste(words);
}

/** The dialog, with the other company chosen. */
async function choose() {
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <TooltipProvider>
        <MergeDialog company={{ id: '1', name: 'Twice Ltd' }} onClose={() => undefined} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await put(user, screen.getByRole('combobox'), 'Once');
  await user.click(await screen.findByRole('option', { name: /Once Ltd/ }));
  return user;
}

it('says everything that is against a merger, and sends none', async () => {
  answer(preview({ parts: [], obstacles: ['unpaid_invoices', 'both_subscribed'] }));
  const user = await choose();
  await screen.findByText(/has unpaid invoices/);
  screen.getByText(/Both companies have a subscription/);
  expect(screen.queryByLabelText('Name of the company that is merged')).toBeNull();
  await user.click(button());
  expect(post).not.toHaveBeenCalled();
});

it('asks for the whole name and for a reason before anything is sent', async () => {
  answer(preview({}));
  const user = await choose();
  await put(user, await name(), 'Once Ltd');
  await user.click(button());
  await screen.findByText('The name doesn’t match.');
  screen.getByText('Say why, in a sentence.');
  expect(post).not.toHaveBeenCalled();
});

it('sends what was shown, and shows it again where it has changed', async () => {
  answer(
    preview({}),
    preview({ digest: 'second', parts: [{ item: 'roles', fate: 'moved', rows: 7 }] }),
  );
  const user = await choose();
  await put(user, await name(), 'Twice Ltd');
  await put(user, screen.getByLabelText('Reason'), 'Registered twice.');
  const detail = 'The preview is out of date. Look at it again.';
  post.mockRejectedValueOnce(new ApiError({ status: 409, code: 'stale_version', detail }));
  await user.click(button());
  await screen.findByText(detail);
  await screen.findByText('Roles, with their applications');
  const body = { into: '2', name: 'Twice Ltd', reason: 'Registered twice.' };
  const sent = (digest: string) => [
    '/api/admin/companies/{id}/merger',
    { path: { id: '1' }, body: { ...body, digest } },
  ];
  expect(post.mock.calls[0]).toEqual(sent('first'));
  post.mockRejectedValueOnce(new ApiError({ status: 503, code: 'busy', detail: '' }));
  await user.click(button());
  await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
  expect(post.mock.calls[1]).toEqual(sent('second'));
});
