import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { Story } from '@/api/words';
import { paths } from '@/facts/paths';
import { storyWith } from '@/features/stories/story.test-data';
import * as session from '@/features/session/hooks';
import { TooltipProvider } from '@/ui/Tooltip';
import OneStory from './OneStory';

let get: MockInstance<typeof api.get>;
beforeEach(() => {
  get = vi.spyOn(api, 'get');
  vi.spyOn(session, 'useUser').mockReturnValue(null);
});

function show(address: string) {
  const router = createMemoryRouter(
    [
      { path: paths.interviewById, Component: OneStory },
      { path: paths.interviewCanonical, Component: OneStory },
    ],
    { initialEntries: [address] },
  );
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <TooltipProvider>
        <RouterProvider router={router} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return { router, user: userEvent.setup() };
}

const answer = (story: Story) => get.mockResolvedValue({ story });

it.each([
  '/interview/s1?q=calm',
  '/interviews/wrong/role/1999/s1?q=calm',
  '/interviews/saltmarsh-grid/backend-intern/2026/s1?q=calm',
])('%s becomes the story’s own address and keeps the list’s query', async (address) => {
  answer(storyWith());
  const { router } = show(address);
  await screen.findByRole('heading', { level: 1, name: 'Backend Intern' });
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/interviews/saltmarsh-grid/backend-intern/2026/s1?q=calm',
    ),
  );
  expect(document.title).toBe('Backend Intern, Saltmarsh Grid, 2026 · Assay');
});

it('shows the facts, the rounds with their questions, the advice and the reply', async () => {
  answer(
    storyWith({
      reply: {
        text: 'Thank you.',
        published_at: '2026-11-09T00:00:00Z',
        company_name: 'Saltmarsh Grid',
      },
    }),
  );
  show('/interview/s1');
  await screen.findByText('Offer, accepted');
  for (const words of ['22 days', 'Backend intern, 2026', 'Fair', 'Phone call', 'Why energy?'])
    expect(screen.getByText(words)).toBeDefined();
  expect(screen.getByRole('heading', { name: 'What I would tell a friend' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Reply from Saltmarsh Grid' })).toBeDefined();
  expect(screen.queryByText(/Interviews at/)).toBeNull();
});

it('shows the company’s numbers only where the server gives them', async () => {
  answer(
    storyWith({
      company_stats: {
        stories: 7,
        difficulty_mean: 3.14,
        difficulty_spread: 0.25,
        outcomes: {
          offer_accepted: 0,
          offer_declined: 0,
          no_offer: 5,
          withdrew: 0,
          waiting: 2,
          not_said: 0,
        },
        experience: { positive: 7, neutral: 0, negative: 0 },
        median_days_to_decision: 21,
        median_rounds: 3,
      },
    }),
  );
  show('/interview/s1');
  await screen.findByRole('heading', { name: 'Interviews at Saltmarsh Grid' });
  expect(screen.getByText('3.1 of 5, ± 0.3')).toBeDefined();
  expect(screen.getByText('From 7 stories')).toBeDefined();
});

it('text of an author is text: markup in it becomes no element', async () => {
  const markup = '<img src=x onerror=alert(1)><script>alert(2)</script>';
  answer(storyWith({ summary: markup, tips: markup, position: markup }));
  const { router } = show('/interview/s1');
  await waitFor(() => expect(router.state.location.pathname).toContain('/interviews/'));
  expect(screen.getAllByText(markup).length).toBeGreaterThan(1);
  expect(document.querySelector('img, script')).toBeNull();
});

it('a missing story has a page of its own, which leads back to the list', async () => {
  get.mockRejectedValue(new ApiError({ status: 404, code: 'not_found', detail: '' }));
  show('/interview/nothing');
  await screen.findByRole('heading', { level: 1, name: 'We can’t find this story' });
  expect(screen.getAllByRole('link', { name: 'All interviews' })[0]?.getAttribute('href')).toBe(
    '/view-interviews',
  );
});

it('a stranger who wants to report is asked to log in', async () => {
  answer(storyWith());
  const { user } = show('/interview/s1');
  await user.click(await screen.findByRole('button', { name: 'Report this story' }));
  const link = await screen.findByRole('link', { name: 'Log In' });
  expect(link.getAttribute('href')).toContain('/login?next=%2Finterviews%2F');
});

it('a report needs a reason; it is sent with the words, and once', async () => {
  vi.spyOn(session, 'useUser').mockReturnValue({
    id: 'u1',
    email_verified: true,
    company: null,
  } as never);
  vi.spyOn(api, 'post').mockResolvedValue({});
  const create = vi.spyOn(api, 'create').mockResolvedValue({});
  answer(storyWith());
  const { user } = show('/interview/s1');
  await user.click(await screen.findByRole('button', { name: 'Report this story' }));
  await user.click(await screen.findByRole('button', { name: 'Send report' }));
  await screen.findByText('Choose what is wrong.');
  await user.click(screen.getByRole('radio', { name: 'It names or describes a person' }));
  await user.type(screen.getByLabelText(/Details/), ' The recruiter. ');
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(create.mock.calls).toEqual([
    [
      '/api/interviews/{id}/reports',
      { path: { id: 's1' }, body: { reason: 'personal_data', text: 'The recruiter.' } },
    ],
  ]);
});

it('a person whose address is not verified learns how to report before anything is typed', async () => {
  vi.spyOn(session, 'useUser').mockReturnValue({
    id: 'u1',
    email_verified: false,
    company: null,
  } as never);
  vi.spyOn(api, 'post').mockResolvedValue({});
  answer(storyWith());
  const { user } = show('/interview/s1');
  await user.click(await screen.findByRole('button', { name: 'Report this story' }));
  const link = await screen.findByRole('link', { name: 'Confirm e-mail' });
  expect(link.getAttribute('href')).toBe('/confirm-email');
  expect(screen.queryByRole('button', { name: 'Send report' })).toBeNull();
});

it('a member of the company replies once; others see no form', async () => {
  vi.spyOn(session, 'useUser').mockReturnValue({ id: 'u2', company: { id: 'c1' } } as never);
  vi.spyOn(api, 'post').mockResolvedValue({});
  const create = vi.spyOn(api, 'create').mockResolvedValue({});
  answer(storyWith());
  const { user } = show('/interview/s1');
  await user.click(await screen.findByRole('button', { name: 'Send reply' }));
  await screen.findByText('Write your reply first.');
  await user.type(screen.getByLabelText('Your reply'), 'Thank you for telling us.');
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  await screen.findByText(/The reply is in review/);
  expect(create).toHaveBeenCalledWith('/api/interviews/{id}/reply', {
    path: { id: 's1' },
    body: { text: 'Thank you for telling us.' },
  });
  expect(screen.queryByLabelText('Your reply')).toBeNull();
});
