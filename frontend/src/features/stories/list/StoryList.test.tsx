import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import { storyQuery, type StoryQuery } from '@/features/stories/rules';
import { cardWith } from '@/features/stories/story.test-data';
import * as session from '@/features/session/hooks';
import { StoryList } from './StoryList';

let get: MockInstance<typeof api.get>;
beforeEach(() => {
  // A story that is focused is asked for ahead; no test waits for that.
  get = vi.spyOn(api, 'get').mockReturnValue(new Promise(() => undefined));
  vi.spyOn(session, 'useUser').mockReturnValue(null);
});

function show(search: string, onChange: (query: StoryQuery) => void = () => undefined) {
  const query = storyQuery(new URLSearchParams(search));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <StoryList query={query} onChange={onChange} openId="s1" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

it('shows the stories, marks the open one, and keeps the list’s query in their addresses', async () => {
  const found = [
    [
      { text: 'two ', hit: false },
      { text: 'calm', hit: true },
    ],
  ];
  const items = [cardWith({ highlights: found }), cardWith({ id: 's2', position: 'Data Analyst' })];
  get.mockResolvedValue({ items, next_cursor: null });
  show('q=calm&year=2026');
  const link = await screen.findByRole('link', { name: 'Backend Intern' });
  expect(link.getAttribute('href')).toBe(
    '/interviews/saltmarsh-grid/backend-intern/2026/s1?q=calm&year=2026',
  );
  expect(link.getAttribute('aria-current')).toBe('true');
  expect(screen.getByText('calm').tagName).toBe('MARK');
  expect(get.mock.calls[0]?.[1]).toMatchObject({
    query: { q: 'calm', year: '2026', limit: 20 },
  });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

it('adds more below, and the first new story takes the focus when the button is gone', async () => {
  get.mockResolvedValueOnce({ items: [cardWith()], next_cursor: 'c2' });
  get.mockResolvedValueOnce({
    items: [cardWith({ id: 's2', position: 'Data Analyst' })],
    next_cursor: null,
  });
  const user = show('');
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  const added = await screen.findByRole('link', { name: 'Data Analyst' });
  expect(get.mock.calls[1]?.[1]).toMatchObject({ query: { cursor: 'c2' } });
  expect(document.activeElement).toBe(added);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it.each([
  ['year=2026&q=x', 'Nothing matches these filters.', 'Clear filters'],
  ['company=pellworth', 'No stories about this company yet.', 'Share yours'],
  ['q=xyz', 'No story matches this search.', 'Clear search'],
  ['', 'No stories yet. Yours would be the first.', 'Share yours'],
])('nothing found for %s says so and offers one step', async (search, words, action) => {
  get.mockResolvedValue({ items: [], next_cursor: null });
  show(search);
  await screen.findByText(words);
  expect(screen.getByText(action)).toBeDefined();
});

it('clearing the filters keeps the search', async () => {
  get.mockResolvedValue({ items: [], next_cursor: null });
  const changed = vi.fn();
  const user = show('year=2026&q=x', changed);
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(changed).toHaveBeenCalledWith(expect.objectContaining({ q: 'x', year: [] }));
});

it('a failure has its id and can be tried again', async () => {
  get.mockRejectedValueOnce(
    new ApiError({ status: 500, code: 'internal', detail: '', requestId: 'r-17' }),
  );
  const user = show('');
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText(/r-17/)).toBeDefined();
  get.mockResolvedValue({ items: [cardWith()], next_cursor: null });
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  await screen.findByRole('link', { name: 'Backend Intern' });
});
