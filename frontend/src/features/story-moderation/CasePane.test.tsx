import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { ModeratedStory } from '@/api/words';
import { TooltipProvider } from '@/ui/Tooltip';
import { CasePane } from './CasePane';
import { firstWaiting, pieces, queueOf, reasonProblems, stepWords } from './rules';

const story: ModeratedStory = {
  id: 's1',
  version: 3,
  state: 'held',
  edit_state: null,
  form: {
    company_name: 'Saltmarsh Grid',
    position: 'Backend Intern',
    level: 'intern',
    year: 2026,
    month: 3,
    source: 'applied',
    rounds: [
      {
        kind: 'phone',
        format: 'phone',
        minutes: 30,
        held_on: null,
        description: 'With a recruiter.',
        questions: [],
      },
    ],
    difficulty: 3,
    experience: 'positive',
    outcome: 'no_offer',
    summary: 'Write to a@b.example, she answers.',
    tips: null,
    language: 'en',
    days_to_decision: null,
    no_confidential: true,
    pay: null,
  },
  live: null,
  warnings: [{ code: 'email', field: 'summary', text: 'a@b.example', start: 9, end: 20 }],
  reports: [{ reason: 'abuse', text: 'It names my boss.', at: '2026-11-19T10:00:00Z' }],
  reply: { version: 5, state: 'pending_review', text: 'Thank you.', at: '2026-11-19T10:00:00Z' },
  dispute: null,
  history: [
    {
      at: '2026-11-19T10:00:00Z',
      action: 'submit',
      actor: 'author',
      from: 'draft',
      to: 'held',
      reason: null,
    },
  ],
  author: { handle: 'Author 7F2K', published: 2, removed: 0, trusted: false },
  verified: { by: null },
  note: null,
  submitted_at: '2026-11-19T10:00:00Z',
  published_at: null,
  actions: ['publish', 'request_changes', 'reject'],
};

let post: MockInstance<typeof api.post>;
let get: MockInstance<typeof api.get>;
beforeEach(() => {
  post = vi.spyOn(api, 'post');
  get = vi.spyOn(api, 'get').mockResolvedValue({ interview: story });
});

async function show() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <CasePane id="s1" />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Backend Intern, Saltmarsh Grid, 2026' });
  return userEvent.setup();
}

it('shows the text with what was found in it, reports, history, and no author', async () => {
  await show();
  expect(screen.getByText('a@b.example').tagName).toBe('MARK');
  expect(screen.getByText('It names my boss.')).toBeDefined();
  expect(screen.getByText(/Author 7F2K · 2 published, 0 removed/)).toBeDefined();
  expect(screen.getByText('Draft → In review')).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('publishes by key the version that was read, after asking once', async () => {
  post.mockResolvedValue({});
  const user = await show();
  await user.keyboard('p');
  expect(screen.getByRole('dialog', { name: 'Publish this text?' })).toBeDefined();
  expect(post).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(post).toHaveBeenCalledWith('/api/admin/interviews/{id}/publish', {
    path: { id: 's1' },
    body: { version: 3 },
  });
});

it('what the checks found is said again before a text with it is published', async () => {
  const user = await show();
  await user.keyboard('p');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('The checks found this:')).toBeDefined();
  expect(within(dialog).getByText(/e-mail address: a@b.example/)).toBeDefined();
  await user.keyboard('{Escape}');
  await user.keyboard('c');
  expect(within(await screen.findByRole('dialog')).queryByText(/a@b.example/)).toBeNull();
});

it('without a queue in the address the first opens in which something waits', () => {
  expect(firstWaiting({ pending: 0, held: 1, replies: 2 })).toBe('held');
  expect(firstWaiting({ pending: 2, held: 1 })).toBe('pending');
  expect(firstWaiting({ pending: 0, all: 7 })).toBe('pending');
  expect(firstWaiting()).toBe('pending');
});

it('rejects only with a reason of the list and words of one’s own', async () => {
  post.mockResolvedValue({});
  const user = await show();
  await user.keyboard('r');
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  expect(screen.getAllByText('Choose a reason.').length).toBeGreaterThan(0);
  expect(screen.getByText('Say why, in a sentence.')).toBeDefined();
  expect(post).not.toHaveBeenCalled();
  // A letter that is typed is no shortcut.
  await user.type(screen.getByLabelText('In your words'), 'pc');
  expect(screen.getByRole('dialog', { name: 'Reject this text?' })).toBeDefined();
});

it('asks for changes by key with a reason of the list and words of one’s own', async () => {
  post.mockResolvedValue({});
  const user = await show();
  await user.keyboard('c');
  const dialog = screen.getByRole('dialog', { name: 'Ask for changes?' });
  within(dialog).getByRole('combobox', { name: 'Reason' }).focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('option', { name: 'It cannot be understood' }));
  await user.click(within(dialog).getByLabelText('In your words'));
  await user.paste('Which round was the call?');
  await user.click(within(dialog).getByRole('button', { name: 'Ask for changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(post).toHaveBeenCalledWith('/api/admin/interviews/{id}/request-changes', {
    path: { id: 's1' },
    body: { version: 3, reason: { code: 'unclear', text: 'Which round was the call?' } },
  });
});

it('reads the story again where someone else was faster', async () => {
  post.mockRejectedValue(new ApiError({ status: 409, code: 'stale_version', detail: 'x' }));
  const user = await show();
  await user.keyboard('p');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText(/Someone has changed this story/);
  expect(get.mock.calls.length).toBeGreaterThan(1);
});

it('an act that is not offered has no key', async () => {
  const user = await show();
  await user.keyboard('x');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the company’s reply is decided by its own version', async () => {
  post.mockResolvedValue({});
  const user = await show();
  await user.click(screen.getByRole('button', { name: 'Publish reply' }));
  await waitFor(() =>
    expect(post).toHaveBeenCalledWith('/api/admin/interviews/{id}/reply/publish', {
      path: { id: 's1' },
      body: { version: 5 },
    }),
  );
});

it('cuts a text where the warnings stand, and leaves out what does not fit any more', () => {
  const warning = story.warnings.slice(0, 1);
  expect(pieces(story.form.summary ?? '', warning).map((piece) => piece.text)).toEqual([
    'Write to ',
    'a@b.example',
    ', she answers.',
  ]);
  expect(pieces('Rewritten since.', warning)).toEqual([{ text: 'Rewritten since.', warned: null }]);
});

it.each([
  ['held', 'held'],
  [null, null],
  ['nonsense', null],
])('the address’s queue %s opens %s', (query, queue) => {
  expect(queueOf(query)).toBe(queue);
});

it('a reason needs a word of the list and a sentence', () => {
  expect(reasonProblems('spam', 'An advertisement.')).toEqual({
    code: undefined,
    words: undefined,
  });
  expect(reasonProblems(undefined, ' ').code).toBeDefined();
});

it('a step where the state stayed says what was done', () => {
  const step = { at: '', actor: '', reason: null, from: null, to: null };
  expect(stepWords({ ...step, action: 'verify' })).toBe('Marked as verified');
});
