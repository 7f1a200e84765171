import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import { paths } from '@/facts/paths';
import { TooltipProvider } from '@/ui/Tooltip';
import Landing from './Landing';

function open() {
  vi.spyOn(api, 'get').mockResolvedValue({
    stories: 7,
    new_this_week: 2,
    top_companies: [
      { company_id: null, name: 'Saltmarsh Grid', slug: 'saltmarsh-grid', stories: 5 },
    ],
  });
  const router = createMemoryRouter(
    [
      { path: paths.interview, Component: Landing },
      { path: paths.viewInterviews, element: <h1>The stories</h1> },
    ],
    { initialEntries: ['/interview'] },
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <RouterProvider router={router} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { address, user: userEvent.setup() };
}

it('words that are typed lead to the stories found, the best match first', async () => {
  const { address, user } = open();
  await user.click(screen.getByRole('textbox', { name: 'Search interviews' }));
  await user.paste(' calm talk');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/view-interviews?q=calm+talk'));
  expect(screen.getByRole('heading', { name: 'The stories' })).toBeDefined();
});

it('a company leads to the stories about it, and one link to all of them', async () => {
  const { address, user } = open();
  const company = await screen.findByRole('link', { name: /Saltmarsh Grid.*5 stories/ });
  expect(company.getAttribute('href')).toBe('/view-interviews?company=saltmarsh-grid');
  await user.click(screen.getByRole('link', { name: 'Read all stories' }));
  expect(address()).toBe('/view-interviews');
});
