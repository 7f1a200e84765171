import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { OwnStory } from '@/features/story-writing/draft';
import { TooltipProvider } from '@/ui/Tooltip';
import { emptyForm } from '@/features/story-writing/form';
import { ownWith } from '@/features/story-writing/own.test-data';
import { editWords, storyName } from '@/features/story-writing/rules';
import { OwnStoriesCard } from './OwnStoriesCard';

let get: MockInstance<typeof api.get>;
beforeEach(() => {
  get = vi.spyOn(api, 'get');
});

function show(...items: OwnStory[]) {
  get.mockResolvedValue({ items, next_cursor: null });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <TooltipProvider>
          <OwnStoriesCard />
        </TooltipProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const name = 'Backend Intern, Saltmarsh Grid, 2026';

it('shows the state of each story, what the moderator said, and what can be done', async () => {
  show(
    ownWith({
      state: 'changes_requested',
      note: 'Your story is hard to understand. Which round was it?',
    }),
    ownWith({ id: 'o2', state: 'removed', actions: [] }),
  );
  await screen.findByText('Changes requested');
  expect(screen.getByText('Your story is hard to understand. Which round was it?')).toBeDefined();
  expect(screen.getByRole('link', { name: `Edit ${name}` }).getAttribute('href')).toBe(
    '/submit/interview/manual?id=o1',
  );
  expect(screen.getByText('Removed')).toBeDefined();
  expect(screen.getAllByRole('button', { name: /Withdraw/ })).toHaveLength(1);
});

it('a published story links to its page, and a change that waits beside it is named', async () => {
  show(
    ownWith({ state: 'published', edit_state: 'pending_review', path: '/interviews/a/b/2026/o1' }),
  );
  const link = await screen.findByRole('link', { name: `Read ${name}` });
  expect(link.getAttribute('href')).toBe('/interviews/a/b/2026/o1');
  expect(screen.getByText('A change is in review; readers see the old text.')).toBeDefined();
});

it('withdrawing asks once and sends the version that was read', async () => {
  const post = vi.spyOn(api, 'post').mockResolvedValue({ interview: null });
  const user = show(ownWith({ state: 'published', version: 4 }));
  await user.click(await screen.findByRole('button', { name: `Withdraw ${name}` }));
  expect(screen.getByText(/No one can read it after that/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Withdraw', hidden: false }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(post).toHaveBeenCalledWith('/api/users/interviews/{id}/withdraw', {
    path: { id: 'o1' },
    body: { version: 4 },
  });
});

it('a refusal stays in the dialog', async () => {
  vi.spyOn(api, 'post').mockRejectedValue(
    new ApiError({ status: 409, code: 'stale_version', detail: 'It was changed meanwhile.' }),
  );
  const user = show(ownWith());
  await user.click(await screen.findByRole('button', { name: `Delete ${name}` }));
  expect(screen.getByRole('alertdialog', { name: 'Delete this draft?' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Delete draft' }));
  await screen.findByText('It was changed meanwhile.');
});

it('a person without stories is shown the next step', async () => {
  show();
  await screen.findByText('You haven’t shared an interview yet.');
  expect(screen.getByRole('link', { name: 'Share an interview' })).toBeDefined();
});

it('a story is named by the fields that are filled in', () => {
  expect(storyName(ownWith())).toBe(name);
  expect(storyName({ form: emptyForm })).toBe('Untitled');
});

it.each([
  ['draft', /not sent yet/],
  ['held', /in review/],
  ['changes_requested', /asked for/],
] as const)('a change that is %s reads so', (state, words) => {
  expect(editWords(state)).toMatch(words);
});
